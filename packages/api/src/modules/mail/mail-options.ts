import type { FindMailIdentity } from './mail-identity.ts'

/** How this process writes to people. */
export interface MailOptions {
  /** Mail server: `smtp://user:password@host:587`. Without it mails are kept as files in the data folder. */
  readonly smtpUrl?: string | undefined
  readonly findIdentity: FindMailIdentity
}
