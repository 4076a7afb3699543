// Written by Scripts/generate-rules from the names of the files in this folder; do not edit.

/// Every rule, by group in the order of the documentation.
enum RuleRegistry {
    static let rules: [any LintRule.Type] = [
        ExtraPlaceholderRule.self,
        MissingPlaceholderRule.self,
        WrongPlaceholderTypeRule.self,
        MissingManyCategoryRule.self,
        MissingOtherCategoryRule.self,
        MissingPluralCategoryRule.self,
        MixedScriptRule.self,
    ]
}
