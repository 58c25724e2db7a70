export interface MailLink {
  readonly text: string
  readonly href: string
}

/** A line of a table: a label with its date, name or amount. */
export interface MailRow {
  readonly label: string
  /** Smaller text below the label. */
  readonly detail?: string
  readonly value: string
  /** A sum. */
  readonly strong?: boolean
}

export interface MailTable {
  readonly title: string
  readonly rows: readonly MailRow[]
  readonly note?: string
}

/** The content of a mail; all mails share one layout. Plain text: everything is escaped here. */
export interface MailContent {
  readonly subject: string
  /** The preview line that inboxes show after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: MailLink
  /** Other ways on, one a line below the button. */
  readonly links?: readonly MailLink[]
  readonly tables?: readonly MailTable[]
  /** Small print before the sender's address. */
  readonly notes: readonly string[]
  readonly footerLink?: MailLink
}
