import { requiresConsent } from '../consent-needs.ts'
import { markets, type SiteCode } from '../markets.ts'
import { cookieWords } from './cookie-words.data.ts'
import { wordsFor, type LegalBlock } from './country-words.ts'
import type { Operator } from './operator.ts'
import { storedInBrowser, type StoredRow, type StoredWith } from './stored-in-browser.data.ts'

/** Units from long to short, with their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '60 days', in the words of the edition. */
function durationIn(site: SiteCode, seconds: number): string {
  const [unit, length] =
    units.find(([, one]) => seconds >= 2 * one && seconds % one === 0) ?? (['hour', 3600] as const)
  const format = new Intl.NumberFormat(markets[site].languageTag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  })
  return format.format(seconds / length)
}

const lastsIn = (site: SiteCode, lasts: StoredRow['lasts']): string =>
  typeof lasts === 'number' ? durationIn(site, lasts) : wordsFor(site, cookieWords[lasts])

/** Whether an app stores something of this kind at all. */
function stores(config: Operator['config'], what: StoredWith): boolean {
  const { supports, tagManagerId, flagship } = config
  const uses: Record<StoredWith, boolean> = {
    always: true,
    checkout: supports.checkout === true,
    portal: supports.portal === true,
    sale: supports.voucherSale === true,
    search: supports.search === true,
    consent: requiresConsent(config),
    tags: tagManagerId !== undefined,
    experiments: flagship === 'true',
  }
  return uses[what]
}

/** What an edition stores in browsers, as a table: lines of cells between bars, the first one its head. */
export function cookieTable({ site, config }: Operator): LegalBlock {
  const words = (key: keyof typeof cookieWords) => wordsFor(site, cookieWords[key])
  const rows = storedInBrowser
    .filter((row) => stores(config, row.with))
    .map(({ names, purpose, lasts }) => [names.join(', '), wordsFor(site, purpose), lastsIn(site, lasts)])
  const lines = [[words('name'), words('purpose'), words('lasts')], ...rows]
  return { heading: words('title'), body: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n') }
}
