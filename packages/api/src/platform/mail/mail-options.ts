import type { FindMailIdentity } from './mail-identity.ts'

/** How this process sends mail. */
export interface MailOptions {
  /** Mail server: `smtp://user:password@host:587`. Without it mails are saved as files in the data folder. */
  readonly smtpUrl?: string | undefined
  /** Mails may travel unencrypted to that server. */
  readonly withoutTls?: boolean | undefined
  readonly findIdentity: FindMailIdentity
}
