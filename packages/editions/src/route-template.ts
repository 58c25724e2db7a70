import { markets, type SiteCode } from './markets.ts'
import type { Words } from './route-row.ts'
import { routeRow, type RouteName } from './routes.ts'

function wordOf(words: Words, site: SiteCode): string {
  if (typeof words === 'string') return words
  return words[site] ?? words[markets[site].language]
}

function join(parent: string, word: string): string {
  return parent && word ? `${parent}/${word}` : parent || word
}

/** The path template of a route in a market, without site code, e.g. `profil/buchung/{bookingId}`. */
export function routeTemplate(name: RouteName, site: SiteCode): string {
  const row = routeRow(name)
  const parent = row.parent ? routeTemplate(row.parent as RouteName, site) : ''
  return join(parent, wordOf(row.words, site))
}

/** Every template that reaches the route: the canonical one first, then its aliases. */
export function routeTemplates(name: RouteName, site: SiteCode): string[] {
  const row = routeRow(name)
  const parent = row.parent ? routeTemplate(row.parent as RouteName, site) : ''
  return [routeTemplate(name, site), ...(row.aliases?.[site] ?? []).map((word) => join(parent, word))]
}
