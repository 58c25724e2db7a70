import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { translator } from '../page/page-words.ts'
import { places } from '../page/places.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import type { ReportedEvent } from './tag-inbox.ts'
import { tagWords } from './tag-words.data.ts'

export interface TagFilter {
  /** Site code; empty for all. */
  readonly edition: string
  /** Name of an event; empty for all. */
  readonly event: string
}

/** Few enough for one page. */
const longest = 200

const columns = ['time', 'edition', 'event', 'page', 'consent', 'details', 'catalogue'] as const

/** The events that pages told the tag manager, newest first. */
export function tagsPage(
  events: readonly ReportedEvent[],
  filter: TagFilter,
  language: PageLanguage,
): string {
  const translate = translator(tagWords, language)
  const editions = [...new Set(events.map(({ edition }) => edition))].toSorted((a, b) => a.localeCompare(b))
  const found = events.filter(
    ({ edition, event }) =>
      (filter.edition === '' || edition === filter.edition) &&
      (filter.event === '' || event === filter.event),
  )
  const shown = found.slice(-longest).toReversed()
  const body = markup`${places('tags', language)}
    <h1>${translate('title')}</h1>
    <p>${translate('intro')}</p>
    <form class="paper fields" method="get">
      <div>
        <label for="edition">${translate('edition')}</label>
        <select id="edition" name="edition">
          <option value="">${translate('everyEdition')}</option>
          ${editions.map((one) => markup`<option${one === filter.edition ? markup` selected` : ''}>${one}</option>`)}
        </select>
      </div>
      <div>
        <label for="event">${translate('event')}</label>
        <input id="event" name="event" type="text" autocomplete="off" spellcheck="false" value="${filter.event}" />
      </div>
      <div><button type="submit">${translate('filter')}</button></div>
    </form>
    <div id="events" data-count="${events.length}" role="log" aria-label="${translate('title')}">
      ${shown.length === 0 ? markup`<p class="paper">${translate('none')}</p>` : ''}
      ${found.length > shown.length ? markup`<p class="soft">${translate('newest', { shown: shown.length, all: found.length })}</p>` : ''}
      ${shown.length > 0 ? tableOf(shown, language) : ''}
    </div>`
  return sandboxPage({
    language,
    title: translate('title'),
    band: translator(pageWords, language)('band'),
    body,
    wide: true,
    script: '/sandbox/tags.js',
  })
}

function tableOf(events: readonly ReportedEvent[], language: PageLanguage): Markup {
  const translate = translator(tagWords, language)
  return markup`<div class="paper scroll" tabindex="0"><table>
<thead><tr>${columns.map((column) => markup`<th scope="col">${translate(column)}</th>`)}</tr></thead>
<tbody>${events.map((event) => markup`<tr>${cellsOf(event, language).map((cell, at) => markup`<td data-label="${translate(columns[at] ?? 'event')}">${cell}</td>`)}</tr>`)}</tbody></table></div>`
}

/** Categories that are granted, shortened to what tells them apart. */
const granted = (consent: ReportedEvent['consent']): string =>
  Object.entries(consent)
    .flatMap(([name, state]) => (state === 'granted' ? [name] : []))
    .join(', ')

function cellsOf(told: ReportedEvent, language: PageLanguage): readonly (string | Markup)[] {
  const { at, id, edition, event, page, consent, details, faults } = told
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' })
  return [
    time.format(new Date(at)),
    markup`${edition}<br><code>${id}</code>`,
    markup`<b>${event}</b>`,
    markup`<code>${URL.canParse(page) ? new URL(page).pathname : page}</code>`,
    granted(consent) || '–',
    markup`<pre>${JSON.stringify(details, null, 1)}</pre>`,
    faults.length === 0
      ? translator(tagWords, language)('sound')
      : markup`<div class="notice">${faults.map((fault) => markup`${fault}<br>`)}</div>`,
  ]
}
