import type { MailContent, MailLink, MailRow, MailTable } from './mail-content.ts'
import type { MailColours, MailIdentity } from './mail-identity.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const fonts = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif'
const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** A long word breaks rather than making the mail wider than a phone, at a syllable where the program knows them. */
const breakable = 'overflow-wrap:anywhere;word-break:break-word;hyphens:auto'

/** The column of labels is as wide as its longest word, for the other one has what may break anywhere. */
const unbroken = 'overflow-wrap:break-word;hyphens:auto'

/** Tables and inline styles: the HTML that every mail program of the last twenty years renders alike. */
export function mailHtml(identity: MailIdentity, content: MailContent): string {
  const { colours, company, address, languageTag } = identity
  const { button, footerLink, links = [], tables = [] } = content
  const small = smallPrint(colours)
  const shape = shapeOf(identity)
  const { ground } = shape
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;${breakable};color:${colours.ink}">${escape(content.heading)}</h1>`,
    ...content.paragraphs.map((text) => paragraph(text, colours)),
    ...(button ? [buttonHtml(button, identity)] : []),
    ...links.map((link) => linkLine(link, colours)),
    ...tables.map((table) => tableHtml(table, colours)),
  ]
  const below = [
    ...content.notes.map((note) => small(escape(note))),
    ...(footerLink ? [small(linkHtml(footerLink, colours))] : []),
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
<body style="margin:0;padding:0;background:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${escape(content.preview)}</div>
<table ${layout} width="100%" bgcolor="${ground}" style="${fonts}">
<tr><td align="center" style="padding:24px 12px">
<table ${layout} width="100%" style="max-width:560px;text-align:left">
<tr><td ${shape.sender}">${senderHtml(identity)}</td></tr>
<tr><td ${shape.content}">
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

/** Attributes of the cells of sender and content, without the last quotation mark, and the colour behind them. */
function shapeOf({ layout = 'card', colours, corners: { radius } }: MailIdentity) {
  const name = 'font-size:20px;font-weight:700'
  const border = `border:1px solid ${colours.line}`
  const lower = `0 0 ${radius}px ${radius}px`
  const surface = `bgcolor="${colours.surface}"`
  if (layout === 'letter')
    return {
      ground: colours.surface,
      sender: `style="padding:0 4px 20px;${name};color:${colours.brand};border-bottom:2px solid ${colours.brand}`,
      content: `${surface} style="padding:28px 4px`,
    }
  if (layout === 'band')
    return {
      ground: colours.ground,
      sender: `bgcolor="${colours.brand}" style="padding:18px 20px;${name};color:${colours.onBrand};border-radius:${radius}px ${radius}px 0 0`,
      content: `${surface} style="padding:28px 20px;${border};border-top:0;border-radius:${lower}`,
    }
  return {
    ground: colours.ground,
    sender: `style="padding:0 0 20px;${name};color:${colours.brand}`,
    content: `${surface} style="padding:28px 20px;${border};border-radius:${radius}px`,
  }
}

/** The name, with or in the logo. Many programs show no pictures before they are allowed to: then the name is there all the same. */
function senderHtml({ displayName, logo }: MailIdentity): string {
  if (!logo) return escape(displayName)
  const { src, width, containsName } = logo
  const picture = (alt: string) =>
    `<img src="${escape(src)}" width="${width}" height="34" alt="${escape(alt)}" style="border:0;vertical-align:middle">`
  return containsName
    ? picture(displayName)
    : `${picture('')}<span style="padding-left:10px;vertical-align:middle">${escape(displayName)}</span>`
}

const smallPrint = (colours: MailColours) => (html: string) =>
  `<p style="margin:0 0 8px;font-size:13px;line-height:1.5;${breakable};color:${colours.inkSoft}">${html}</p>`

const paragraph = (text: string, colours: MailColours): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;${breakable};color:${colours.ink}">${escape(text)}</p>`

const linkHtml = ({ text, href }: MailLink, colours: MailColours): string =>
  `<a href="${escape(href)}" style="color:${colours.brand}">${escape(text)}</a>`

const linkLine = (link: MailLink, colours: MailColours): string =>
  `<p style="margin:0 0 12px;font-size:16px;line-height:1.55;${breakable}">${linkHtml(link, colours)}</p>`

/** The button, and below it its address for readers who see no button. */
function buttonHtml({ text, href }: MailLink, { colours, corners }: MailIdentity): string {
  return (
    `<table ${layout} style="margin:24px 0"><tr>` +
    `<td bgcolor="${colours.brand}" style="border-radius:${corners.radiusControl}px">` +
    `<a href="${escape(href)}" style="display:inline-block;padding:14px 24px;font-size:16px;` +
    `font-weight:600;color:${colours.onBrand};text-decoration:none">${escape(text)}</a></td></tr></table>\n` +
    smallPrint(colours)(
      `<a href="${escape(href)}" style="color:${colours.inkSoft};word-break:break-all">${escape(href)}</a>`,
    )
  )
}

/**
 * Rows with a header cell each, so that screen readers connect amounts with labels. A table may consist of its
 * note only.
 */
function tableHtml({ title, rows, note }: MailTable, colours: MailColours): string {
  return (
    `<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3;${breakable};color:${colours.ink}">${escape(title)}</h2>\n` +
    (rows.length > 0
      ? '<table width="100%" cellpadding="0" cellspacing="0" border="0">\n' +
        `${rows.map((row) => rowHtml(row, { colours, width: labelWidth(rows) })).join('\n')}\n</table>`
      : '') +
    (note ? `\n<div style="padding-top:8px">${smallPrint(colours)(escape(note))}</div>` : '')
  )
}

/** On phones, names and dates need the width that amounts leave to their labels. */
const labelWidth = (rows: readonly MailRow[]): string =>
  rows.some(({ value }) => value.length > 18) ? '45%' : '65%'

function rowHtml(
  { label, detail, value, strong }: MailRow,
  { colours, width }: { colours: MailColours; width: string },
): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${colours.line};font-size:15px;line-height:1.45;vertical-align:top`
  const weight = strong ? 700 : 400
  const quiet = detail
    ? `<br><span style="font-size:13px;font-weight:400;color:${colours.inkSoft}">${escape(detail)}</span>`
    : ''
  return (
    `<tr><th scope="row" align="left" width="${width}" style="${cell};${unbroken};font-weight:${weight};color:${colours.ink}">${escape(label)}${quiet}</th>` +
    `<td align="right" style="${cell};padding-left:8px;${breakable};font-weight:${weight};color:${colours.ink}">${escape(value)}</td></tr>`
  )
}
