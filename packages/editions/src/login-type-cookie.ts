/**
 * Holds `email` or `booking_id` while signed in (SPEC.md §3) and may be read by scripts: it tells a browser that asking
 * who is signed in is worth a call. The token itself is in a cookie of the host that no script sees.
 */
export const loginTypeCookie = { name: 'login-type' } as const
