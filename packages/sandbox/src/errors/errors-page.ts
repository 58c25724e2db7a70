import { markup } from '../page/markup.ts'
import type { Markup } from '../page/markup.ts'
import type { PageLanguage } from '../page/page-language.ts'
import { pageWords } from '../page/page-words.data.ts'
import { translator } from '../page/page-words.ts'
import { places } from '../page/places.ts'
import { sandboxPage } from '../page/sandbox-page.ts'
import { errorWords } from './error-words.data.ts'
import { tagsOf, titleOf, type ReceivedReport, type StackLine } from './received-reports.ts'

const timeText = (time: string, language: PageLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(time))

const page = (language: PageLanguage, title: string, body: Markup): string =>
  sandboxPage({ language, title, band: translator(pageWords, language)('band'), body, wide: true })

const tagText = (report: ReceivedReport): string =>
  tagsOf(report)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ')

/** The list of reports, newest first. */
export function errorsPage(reports: readonly ReceivedReport[], language: PageLanguage): string {
  const translate = translator(errorWords, language)
  const row = (report: ReceivedReport) =>
    markup`<li><a href="/sandbox/errors/${report.id}">
<span><b>${titleOf(report)}</b><br><span class="soft">${tagText(report)}</span></span>
<span class="soft end">${report.type}<br>${timeText(report.at, language)}</span></a></li>`
  const body = markup`${places('errors', language)}
    <h1>${translate('title')}</h1>
    <p>${translate('intro')}</p>
    ${
      reports.length === 0
        ? markup`<p class="paper">${translate('none')}</p>`
        : markup`<ul class="list">
            ${reports.map(row)}
          </ul>`
    }`
  return page(language, translate('title'), body)
}

/** One report: its tags, its stack, and all that arrived. */
export function errorPage(
  report: ReceivedReport,
  { stack, language }: { readonly stack: readonly StackLine[]; readonly language: PageLanguage },
): string {
  const translate = translator(errorWords, language)
  const title = titleOf(report)
  const facts: readonly (readonly [string, string])[] = [
    [translate('received'), timeText(report.at, language)],
    [translate('kind'), report.type],
    [translate('release'), report.release],
    ...tagsOf(report),
  ]
  const body = markup`<nav class="places"><a href="/sandbox/errors">← ${translate('back')}</a></nav>
<h1>${title}</h1>
<dl class="head">${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${
  stack.length > 0
    ? markup`<h2>${translate('stack')}</h2>
        <div class="paper">
          <pre>${stack.map(({ text, source }) => (source ? `${text}\n  ${source}\n` : `${text}\n`))}</pre>
        </div>`
    : ''
}
<details><summary>${translate('everything')}</summary><div><pre>${JSON.stringify(report.payload, null, 2)}</pre></div></details>`
  return page(language, title, body)
}
