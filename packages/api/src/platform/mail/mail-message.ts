export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** A mail as a transport receives it. */
export interface MailMessage {
  /** The same for every attempt of one event, so that a duplicate is recognised. Without angle brackets. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  /** Where a reply goes, if not to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Files that come with it: made by us, never read from a disk or an address. */
  readonly attachments?: readonly MailAttachment[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Delivers mails. */
export interface MailTransport {
  /** For the log line at start. */
  readonly description: string
  /** Throws when the mail was not accepted; LastingFailure when it never will be. */
  send(message: MailMessage): Promise<void>
  close(): void
}
