import SpokenElements
import Testing

/// Every text of a file of elements is found between its quotes, whatever the format.
struct ElementTextPlaceTests {
    @Test(arguments: [
        (
            "{\"screen\": \"Экран\", \"items\": [{\"container\": \"Меню\", \"items\": [{\"label\": \"Сыр\"}]}]}",
            "title screen Экран; container items[0].container Меню; label items[0].items[0].label Сыр"
        ),
        (
            "{\"label\": {\"visibleText\": \"30 см\", \"accessibleText\": \"30 сантиметров\"}, \"value\": \"да\"}",
            "label label 30 см; label label 30 сантиметров; value value да"
        ),
        (
            "[{\"label\": \"а\", \"actions\": [\"б\", \"в\"], \"customContent\": [{\"label\": \"г\", \"value\": \"д\"}],"
                + " \"adjustment\": {\"options\": [\"е\"], \"current\": 0}, \"cell\": {\"rowHeaders\": [\"ж\"]}}]",
            "label [0].label а; action [0].actions[0] б; action [0].actions[1] в; option [0].adjustment.options[0] е; "
                + "header [0].cell.rowHeaders[0] ж; content [0].customContent[0].label г; "
                + "content [0].customContent[0].value д"
        ),
        (
            "{\"elements\": [{\"trait\": 1, \"label\": \"а\", \"isAccessibilityElement\": false},"
                + " {\"trait\": 1, \"label\": \"б\", \"customActions\": {\"names\": [\"в\"]}}]}",
            "label elements[1].label б; action elements[1].customActions.names[0] в"
        ),
        (
            "{\"role\": \"window\", \"name\": \"Меню\", \"children\": [{\"role\": \"generic\", \"children\": "
                + "[{\"role\": \"AXButton\", \"AXLabel\": \"Ещё\"}]}, {\"role\": \"InlineTextBox\", \"name\": \"Ещё\"}]}",
            "container name Меню; label children[0].children[0].AXLabel Ещё"
        ),
    ])
    func texts(_ json: String, _ expected: String) throws {
        let bytes = Array(json.utf8)
        let places = ElementDocument.texts(in: bytes)
        #expect(places.map { "\($0.part) \($0.path) \($0.text)" }.joined(separator: "; ") == expected)
        for place in places {
            #expect(String(decoding: bytes[place.start..<place.end], as: UTF8.self) == place.text, "\(place.path)")
        }
    }

    @Test func escapesStayInThePlace() {
        let bytes = Array("{\"label\": \"a\\u00e9\\\"b\" }".utf8)
        let place = ElementDocument.texts(in: bytes).first
        #expect(place?.text == "aé\"b")
        #expect(place.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } == "a\\u00e9\\\"b")
    }

    @Test func brokenFilesHaveNoTexts() {
        #expect(ElementDocument.texts(in: Array("{\"label\": ".utf8)).isEmpty)
        #expect(ElementDocument.texts(in: Array("{\"label\": 5, \"traits\": [\"buton\"]}".utf8)).isEmpty)
    }

    /// An element that is left out does not shift the lines of those behind it.
    @Test func linesOfForeignFormats() throws {
        let design = """
            [{"trait": 1, "label": "а", "isAccessibilityElement": false},
             {"trait": 1, "label": "б"}]
            """
        #expect(try ElementDocument(Array(design.utf8), path: "x").line(ofElement: 0) == 2)
        let tree = """
            {"role": "window", "children": [
              {"role": "generic"},
              {"role": "list", "children": [
                {"role": "button", "name": "а"}]}]}
            """
        #expect(try ElementDocument(Array(tree.utf8), path: "x").line(ofElement: 0) == 4)
    }
}
