import type { PageLanguage } from './page-language.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { pageWords } from './page-words.data.ts'
import { translator } from './page-words.ts'

const all = ['mail', 'payments', 'tags', 'webhooks', 'errors'] as const

/** Navigation between the developer pages. */
export function places(current: (typeof all)[number], language: PageLanguage): Markup {
  const translate = translator(pageWords, language)
  const link = (place: (typeof all)[number]) =>
    markup`<a href="/sandbox/${place}"${place === current ? markup` aria-current="page"` : ''}>${translate(place)}</a>`
  return markup`<nav class="places" aria-label="Sandbox">${all.map(link)}</nav>`
}
