/** One content in two forms: what is seen and what is said. */
export interface AccessibleText {
    /** What is shown. May hold no-break spaces (U+00A0) where typography wants them. */
    readonly visibleText: string;
    /** What a screen reader says. Complete on its own. */
    readonly accessibleText: string;
}

/**
 * Shows one half and says the other: the visible text is hidden from screen readers, the accessible one from the eye, by
 * the class that the style sheet has for it. (`aria-label` is ignored on a plain span.)
 */
export function setAccessibleText(element: HTMLElement, text: AccessibleText, visuallyHidden = "visually-hidden"): void {
    const shown = document.createElement("span");
    shown.setAttribute("aria-hidden", "true");
    shown.textContent = text.visibleText;
    const said = document.createElement("span");
    said.className = visuallyHidden;
    said.textContent = text.accessibleText;
    element.replaceChildren(shown, said);
}
