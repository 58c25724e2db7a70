import { markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { translator } from '../page/page-words.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import { timeText } from './inbox-page.ts'
import { recipientsOf, senderOf } from './mail-addresses.ts'
import type { FolderMail } from './mail-folder.ts'
import { mailWords } from './mail-words.data.ts'

/** One mail: its HTML, its text, its headers and attachments. */
export function mailPage(mail: FolderMail, language: PageLanguage): string {
  const translate = translator(mailWords, language)
  const { email } = mail
  const address = `/sandbox/mail/${encodeURIComponent(mail.id)}`
  const subject = email.subject || translate('noSubject')
  const body = markup`<nav class="places"><a href="/sandbox/mail">← ${translate('back')}</a></nav>
<h1>${subject}</h1>
<dl class="head">
<dt>${translate('from')}</dt><dd>${senderOf(mail)}</dd>
<dt>${translate('to')}</dt><dd>${recipientsOf(mail)}</dd>
<dt>${translate('received')}</dt><dd>${timeText(mail.receivedAt, language)}</dd>
</dl>
${
  email.attachments.length > 0
    ? markup`<h2>${translate('attachments')}</h2>
        <ul>
          ${email.attachments.map(
            ({ filename, mimeType }, at) =>
              markup`<li><a href="${address}/attachments/${at}">${filename || mimeType}</a></li>`,
          )}
        </ul>`
    : ''
}
${
  // The mail may open links in a new tab, and nothing else: no scripts, no forms, no origin.
  email.html
    ? markup`<p></p>
        <iframe
          class="mail"
          title="${translate('asHtml')}"
          src="${address}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
    : ''
}
<details${email.html ? '' : markup` open`}><summary>${translate('asText')}</summary><div><pre>${email.text ?? ''}</pre></div></details>
<details><summary>${translate('headers')}</summary><div><pre>${email.headers.map(
    ({ originalKey, key, value }) => `${originalKey ?? key}: ${value}\n`,
  )}</pre></div></details>`
  return sandboxPage({
    language,
    title: subject,
    band: translator(pageWords, language)('band'),
    body,
    wide: true,
  })
}
