import type { MailContent, MailTable } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import type { MailIdentity } from './mail-identity.ts'

export interface ComposedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** One mail as HTML in the brand's colours and as text with the same content. */
export function composeMail(identity: MailIdentity, content: MailContent): ComposedMail {
  // A subject is one line, whatever a name in it contains.
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ')
  return {
    subject,
    html: mailHtml(identity, { ...content, subject }),
    text: textOf(identity, content),
  }
}

function textOf({ displayName, company, address, languageTag }: MailIdentity, content: MailContent): string {
  const { button, footerLink, links = [], tables = [] } = content
  // French puts a non-breaking space before it.
  const colon = languageTag.startsWith('fr') ? '\u00A0:' : ':'
  const blocks = [
    displayName,
    content.heading,
    ...content.paragraphs,
    ...[...(button ? [button] : []), ...links].map(({ text, href }) => `${text}${colon}\n${href}`),
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
