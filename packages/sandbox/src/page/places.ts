import type { PageLanguage } from './page-language.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { pageWords } from './page-words.data.ts'
import { speak } from './page-words.ts'

const all = ['mail', 'payments'] as const

/** The ways between the pages for whoever works on the shop. */
export function places(current: (typeof all)[number], language: PageLanguage): Markup {
  const say = speak(pageWords, language)
  const link = (place: (typeof all)[number]) =>
    markup`<a href="/sandbox/${place}"${place === current ? markup` aria-current="page"` : ''}>${say(place)}</a>`
  return markup`<nav class="places" aria-label="Sandbox">${all.map(link)}</nav>`
}
