/** What speaks with authenticators; its script loads when somebody uses a passkey, or may be about to. */
export const loadPasskeys = () => import('@camping/core/session/passkeys.thunks.ts')
