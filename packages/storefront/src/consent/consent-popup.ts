/**
 * What the footer adds to the popups of the shell to open the settings; the question for consent shows them, on pages without
 * a host for popups, too. Leaving the page closes them, as every popup.
 */
export const consentPopup = { id: 'consent', component: 'consent', properties: {} } as const
