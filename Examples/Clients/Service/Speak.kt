// Kotlin with java.net.http alone: a batch that is sent again after a 503, and a stream.
// kotlinc Speak.kt -include-runtime -d speak.jar && java -jar speak.jar http://127.0.0.1:8080

import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.time.Duration

class SpeechClient(private val server: String) {
    // HTTP/1.1: the service takes no upgrade to HTTP/2.
    private val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()

    /** The answer to a batch, as JSON. The service changes nothing, so that sending again is safe. */
    fun speak(texts: List<String>, language: String, tries: Int = 5): String {
        val body = texts.joinToString(",", "{\"language\":${quoted(language)},\"texts\":[", "]}") { quoted(it) }
        for (left in tries - 1 downTo 0) {
            val response = client.send(post("/v1/speak", "application/json", body), HttpResponse.BodyHandlers.ofString())
            if (response.statusCode() == 200) return response.body()
            if (response.statusCode() != 503 || left == 0) throw IOException("${response.statusCode()}: ${response.body()}")
            Thread.sleep(1000 * (response.headers().firstValue("Retry-After").orElse("1").toLong()))
        }
        throw IOException("the server has too much to do")
    }

    /** A line of JSON for each text, as they come. */
    fun stream(texts: Sequence<String>, language: String, each: (String) -> Unit) {
        val body = texts.joinToString("") { quoted(it) + "\n" }
        val response = client.send(
            post("/v1/speak?language=$language", "application/x-ndjson", body), HttpResponse.BodyHandlers.ofLines())
        if (response.statusCode() != 200) throw IOException("${response.statusCode()}")
        response.body().forEach { each(it) }
    }

    private fun post(path: String, type: String, body: String): HttpRequest =
        HttpRequest.newBuilder(URI.create(server + path)).timeout(Duration.ofSeconds(30)).header("Content-Type", type)
            .POST(HttpRequest.BodyPublishers.ofString(body)).build()

    /** A text as JSON, without a library. */
    private fun quoted(text: String): String = buildString {
        append('"')
        for (character in text) {
            when {
                character == '"' || character == '\\' -> append('\\').append(character)
                character < ' ' -> append("\\u%04x".format(character - '\u0000'))
                else -> append(character)
            }
        }
        append('"')
    }
}

fun main(arguments: Array<String>) {
    val client = SpeechClient(arguments.firstOrNull() ?: "http://127.0.0.1:8080")
    println(client.speak(listOf("от 395 ₽", "Средняя 30 см"), "ru"))
    client.stream(sequenceOf("0 ₽", "1 ₽", "2 ₽"), "ru") { println(it) }
}
