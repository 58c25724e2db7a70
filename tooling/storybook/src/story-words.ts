import { house } from '@camping/editions/house.ts'
import { markets, type Language, type SiteCode } from '@camping/editions/markets.ts'
import { createEditionIntl } from '@camping/storefront/boot/create-edition-intl.ts'
import { storyMessages } from '@camping/storefront/stories/story-app.ts'
import { sampleWords } from '@camping/ui/stories/sample-words.ts'
import { editionFigures } from './edition-figures.ts'

/** Messages with one number: `14 nights` matches the message whose English text for 14 is the same. */
const counted = {
  'shell.nights': 'nights',
  'shell.adults': 'adults',
  'shell.campsites': 'count',
  'results.reviews': 'count',
  'facets.count': 'count',
  'results.card.total': 'nights',
  'results.card.persons': 'persons',
  'results.card.bedrooms': 'bedrooms',
  'shell.title.page': 'page',
  'search.party.age': 'years',
  'search.party.childAge': 'number',
  'campsite.gallery.all': 'count',
  'campsite.gallery.open': 'number',
  'campsite.stay.guests': 'guests',
  'campsite.stay.lowest': 'nights',
  'facets.arrivals.caption': 'nights',
  'facets.show': 'count',
  'person.errors': 'count',
  'price.unit.night': 'quantity',
  'price.unit.person': 'quantity',
} as const

/**
 * Translates an English sample text of a component for an edition: with the product's message of the same English text,
 * else with a row of the sample words; amounts, days and numbers in the edition's format. Unknown texts stay English.
 */
export function storyWords(brand: string, site: SiteCode): (text: string) => string {
  if (site === 'uk') return (text) => text
  const key = `${brand} ${site}`
  const words = made.get(key) ?? wordsOf(brand, site)
  made.set(key, words)
  return words
}

/** Rows of the sample words, by language: one that is new has none, and its stories stay English. */
const wordsOfSample: Readonly<Partial<Record<string, Readonly<Partial<Record<Language, string>>>>>> =
  sampleWords

const made = new Map<string, (text: string) => string>()

function wordsOf(brand: string, site: SiteCode): (text: string) => string {
  const market = markets[site]
  const english = storyMessages(house.brand, 'uk') as unknown as Record<string, string>
  const messages = storyMessages(brand, site) as unknown as Record<string, string>
  const exact = new Map(
    Object.entries(english)
      .filter(([, text]) => !text.includes('{'))
      .map(([id, text]) => [text, messages[id] ?? text]),
  )
  const intl = (of: SiteCode, messages: Record<string, string>) =>
    createEditionIntl(markets[of], messages as never)
  const [british, here] = [intl('uk', english), intl(site, messages)]
  const countedText = (text: string) => {
    const number = Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''))
    if (Number.isNaN(number)) return undefined
    const found = Object.entries(counted).find(
      ([id, key]) => british.formatMessage({ id }, { [key]: number }) === text,
    )
    return found && here.formatMessage({ id: found[0] }, { [found[1]]: number })
  }
  const figures = editionFigures(market)
  const known = new Map<string, string>()
  const translate = (text: string): string => {
    if (!/\p{L}|\d/u.test(text)) return text
    const before = known.get(text)
    if (before !== undefined) return before
    const translated =
      exact.get(text) ?? countedText(text) ?? sampled(text) ?? inParts(text) ?? figures(text).text
    known.set(text, translated)
    return translated
  }
  const sampled = (text: string) => {
    const { pattern, fill } = figures(text)
    const row = market.language === 'en' ? undefined : wordsOfSample[pattern]?.[market.language]
    return row && fill(site === 'de-ch' ? row.replaceAll('ß', 'ss') : row)
  }
  /** `6 persons · 3 bedrooms`, `Bardolino, Lake Garda, Italy`. */
  const inParts = (text: string) => {
    const parts = text.split(/( · |, )/)
    return parts.length > 1 ? parts.map(translate).join('') : undefined
  }
  return translate
}
