/** Kinds of the outbox events for mails to the owner about passkeys: one that came, went, or seems to have been copied. */
export const passkeyMails = {
  added: 'account-passkey-added',
  removed: 'account-passkey-removed',
  blocked: 'account-passkey-blocked',
} as const
