import { mailHtml } from './mail-html.ts'
import type { MailIdentity } from './mail-identity.ts'

export interface MailLink {
  readonly text: string
  readonly href: string
}

/** A line of a table: what it is, and its date, name or amount. */
export interface MailRow {
  readonly label: string
  /** Said more quietly below the label. */
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

/** What a mail says; its look is the same for all of them. Plain text: everything is escaped here. */
export interface MailContent {
  readonly subject: string
  /** The line that inboxes show after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: MailLink
  readonly tables?: readonly MailTable[]
  /** Small print before the sender's address. */
  readonly notes: readonly string[]
  readonly footerLink?: MailLink
}

export interface ComposedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** One mail as HTML in the brand's colours and as text that says the same. */
export function composeMail(identity: MailIdentity, content: MailContent): ComposedMail {
  // A subject is one line, whatever a name in it holds.
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ')
  return {
    subject,
    html: mailHtml(identity, { ...content, subject }),
    text: textOf(identity, content),
  }
}

function textOf({ displayName, company, address, languageTag }: MailIdentity, content: MailContent): string {
  const { button, footerLink, tables = [] } = content
  // French sets a space that does not break before it.
  const colon = languageTag.startsWith('fr') ? '\u00A0:' : ':'
  const blocks = [
    displayName,
    content.heading,
    ...content.paragraphs,
    ...(button ? [`${button.text}${colon}\n${button.href}`] : []),
    ...tables.map((table) => tableText(table, { colon, languageTag })),
    ...content.notes,
    ...(footerLink ? [`${footerLink.text}${colon}\n${footerLink.href}`] : []),
    `--\n${company}\n${address}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const tableText = (
  { title, rows, note }: MailTable,
  { colon, languageTag }: { colon: string; languageTag: string },
): string =>
  [
    title.toLocaleUpperCase(languageTag),
    ...rows.map(({ label, detail, value }) => `${label}${detail ? ` (${detail})` : ''}${colon} ${value}`),
    ...(note ? [note] : []),
  ].join('\n')
