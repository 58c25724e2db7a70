import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { translator } from '../page/page-words.ts'
import { places } from '../page/places.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import type { ReceivedWebhook } from './webhook-inbox.ts'
import { webhookWords } from './webhook-words.data.ts'

const longest = 100
const columns = ['time', 'event', 'booking', 'campsite', 'signature', 'content'] as const

/** What the campsites of the demonstration were told, newest first. */
export function webhooksPage(received: readonly ReceivedWebhook[], language: PageLanguage): string {
  const translate = translator(webhookWords, language)
  const body = markup`${places('webhooks', language)}
    <h1>${translate('title')}</h1>
    <p>${translate('intro')}</p>
    ${
      received.length === 0
        ? markup`<p class="paper">${translate('none')}</p>`
        : markup`<div class="paper scroll" tabindex="0"><table>
<thead><tr>${columns.map((column) => markup`<th scope="col">${translate(column)}</th>`)}</tr></thead>
<tbody>${received.slice(0, longest).map((one) => markup`<tr>${cellsOf(one, language).map((cell, at) => markup`<td data-label="${translate(columns[at] ?? 'event')}">${cell}</td>`)}</tr>`)}</tbody></table></div>`
    }`
  return sandboxPage({
    language,
    title: translate('title'),
    band: translator(pageWords, language)('band'),
    body,
    wide: true,
  })
}

function cellsOf(one: ReceivedWebhook, language: PageLanguage): readonly (string | Markup)[] {
  const translate = translator(webhookWords, language)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' })
  return [
    time.format(new Date(one.at)),
    markup`<b>${one.type}</b>${one.repeated ? markup`<br>${translate('repeated')}` : ''}`,
    markup`<code>${one.bookingRef}</code>`,
    one.site,
    one.verified ? translate('verified') : markup`<div class="notice">${one.fault}</div>`,
    markup`<details><summary>JSON</summary><pre>${JSON.stringify(one.body, null, 1)}</pre></details>`,
  ]
}
