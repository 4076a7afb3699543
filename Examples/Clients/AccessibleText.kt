import kotlinx.serialization.Serializable

/**
 * One content in two forms: what is seen and what is said.
 *
 * In Compose: `Text(text.visibleText, Modifier.semantics { contentDescription = text.accessibleText })`. A view takes the
 * halves as `text` and `contentDescription`.
 */
@Serializable
data class AccessibleText(
    /** What is shown. May hold no-break spaces (U+00A0) where typography wants them. */
    val visibleText: String,
    /** What TalkBack says. Complete on its own. */
    val accessibleText: String,
)
