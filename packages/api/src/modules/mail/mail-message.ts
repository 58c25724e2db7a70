/** A mail as it is handed to a transport. */
export interface MailMessage {
  /** The same for every attempt at one event: a mail that arrives twice is recognised. Without angle brackets. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Takes mails to where they go. */
export interface MailTransport {
  /** For the log line at start. */
  readonly description: string
  /** Throws when the mail was not accepted; LastingFailure when it never will be. */
  send(message: MailMessage): Promise<void>
  close(): void
}
