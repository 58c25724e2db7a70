import type { MailIdentity } from './mail-identity.ts'

export interface MailLink {
  readonly text: string
  readonly href: string
}

/** What a mail says; its look is the same for all of them. Plain text: everything is escaped here. */
export interface MailContent {
  readonly subject: string
  /** The line that inboxes show after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: MailLink
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
  return {
    subject: content.subject,
    html: htmlOf(identity, content),
    text: textOf(identity, content),
  }
}

function textOf({ displayName, company, address }: MailIdentity, content: MailContent): string {
  const { button, footerLink } = content
  const blocks = [
    displayName,
    content.heading,
    ...content.paragraphs,
    ...(button ? [`${button.text}:\n${button.href}`] : []),
    ...content.notes,
    ...(footerLink ? [`${footerLink.text}:\n${footerLink.href}`] : []),
    `--\n${company}\n${address}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const fonts = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

/** Tables and inline styles: the HTML that every mail program of the last twenty years draws alike. */
function htmlOf(identity: MailIdentity, content: MailContent): string {
  const { colours, displayName, company, address, languageTag } = identity
  const { button, footerLink } = content
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colours.ink}">${escape(text)}</p>`
  const small = (html: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:1.5;color:${colours.inkSoft}">${html}</p>`
  const link = ({ text, href }: MailLink) =>
    `<a href="${escape(href)}" style="color:${colours.brand}">${escape(text)}</a>`
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${colours.ink}">${escape(content.heading)}</h1>`,
    ...content.paragraphs.map(paragraph),
    ...(button
      ? [
          `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>` +
            `<td bgcolor="${colours.brand}" style="border-radius:10px">` +
            `<a href="${escape(button.href)}" style="display:inline-block;padding:14px 24px;font-size:16px;` +
            `font-weight:600;color:${colours.onBrand};text-decoration:none">${escape(button.text)}</a></td></tr></table>`,
          small(
            `<a href="${escape(button.href)}" style="color:${colours.inkSoft};word-break:break-all">${escape(button.href)}</a>`,
          ),
        ]
      : []),
  ]
  const below = [
    ...content.notes.map((note) => small(escape(note))),
    ...(footerLink ? [small(link(footerLink))] : []),
    small(`${escape(company)}<br>${escape(address)}`),
  ]
  return `<!doctype html>
<html lang="${escape(languageTag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escape(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.ground}" style="${fonts}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px;font-size:20px;font-weight:700;color:${colours.brand}">${escape(displayName)}</td></tr>
<tr><td bgcolor="${colours.surface}" style="padding:32px 28px;border:1px solid ${colours.line};border-radius:14px">
${rows.join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">
${below.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
