/**
 * Holds `email` or `booking_id` while signed in (account-6), readable by scripts: it shows a browser that requesting
 * the user is worth a call. The token itself is in a cookie of the host that scripts cannot read.
 */
export const loginTypeCookie = { name: 'login-type' } as const
