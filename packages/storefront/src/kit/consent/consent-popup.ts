/**
 * The popup that the footer opens for the settings. The consent question renders it, also on pages without a popup
 * host. Leaving the page closes it, like every popup.
 */
export const consentPopup = { id: 'consent', component: 'consent', properties: {} } as const
