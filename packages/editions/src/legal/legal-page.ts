import { dateText } from '../date-text.ts'
import { legalTags, type LegalTag } from '../legal-tags.ts'
import type { LegalText } from '../legal-text.ts'
import { markets, type SiteCode } from '../markets.ts'
import { accessibilityBlocks } from './accessibility-text.ts'
import { consentBlock } from './consent-text.ts'
import { cookieTable } from './cookie-table.ts'
import { wordsFor, type LegalBlock } from './country-words.ts'
import { imprintFacts } from './imprint-text.ts'
import { imprintWords } from './imprint-words.data.ts'
import type { Operator } from './operator.ts'
import { privacyBlocks } from './privacy-text.ts'
import { contractFacts, noWithdrawal, paymentBlocks } from './terms-text.ts'
import { textOwners } from './text-owners.data.ts'
import { withdrawalTexts } from './withdrawal-texts.data.ts'

/** What the operator and the country add to a page of the house, or to the text that an app has in its place. */
export interface LegalPageParts {
  /** Replaces the house's title and text: the app's own, or what the country's law words differently. */
  readonly own?: LegalText | undefined
  /** Come before the text. */
  readonly before: readonly LegalBlock[]
  /** Follow the text. */
  readonly added: readonly LegalBlock[]
}

/** Stated on these pages whoever wrote their text: facts of the operator, which no text of an app may leave out. */
const facts: Readonly<Partial<Record<LegalTag, (operator: Operator) => LegalBlock[]>>> = {
  imprint: imprintFacts,
  terms: contractFacts,
  cookies: (operator) => [cookieTable(operator)],
}

/** What the house's own text goes on with; an app's own text says it itself. */
const texts: Readonly<Partial<Record<LegalTag, (operator: Operator) => LegalBlock[]>>> = {
  terms: (operator) => [
    ...(operator.config.supports.checkout ? paymentBlocks(operator) : []),
    ...noWithdrawal(operator),
  ],
  cookies: (operator) => [consentBlock(operator)],
  privacy: (operator) => [...privacyBlocks(operator), cookieTable(operator)],
  accessibility: accessibilityBlocks,
}

/** 'Stand: 26. November 2026.' */
function changedOn(site: SiteCode, tag: LegalTag): LegalBlock {
  const { languageTag } = markets[site]
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' })
  const date = dateText(languageTag, format.format(new Date(`${textOwners[tag].changedOn}T00:00:00Z`)))
  return { heading: null, body: wordsFor(site, imprintWords.changedOn, { date }) }
}

const demonstration = ({ site, isDemonstration }: Operator): LegalBlock[] =>
  isDemonstration ? [{ heading: null, body: wordsFor(site, imprintWords.demonstration) }] : []

/** Where visitors have to learn that nothing here is real. */
const saysDemonstration = new Set<LegalTag>(['imprint', 'terms'])

/** What a page shows beside the house's text, for one edition of one operator. */
export function legalPage(tag: LegalTag, operator: Operator, appText?: LegalText): LegalPageParts {
  const own = appText ?? (tag === 'withdrawal' ? withdrawalTexts[operator.site] : undefined)
  const isDated = !appText && legalTags.some((one) => one === tag)
  const stated = facts[tag]?.(operator) ?? []
  const written = appText ? [] : (texts[tag]?.(operator) ?? [])
  return {
    own,
    before: saysDemonstration.has(tag) ? demonstration(operator) : [],
    added: [
      // The text about cookies goes on about consent; the table follows.
      ...(tag === 'cookies' ? [...written, ...stated] : [...stated, ...written]),
      ...(isDated ? [changedOn(operator.site, tag)] : []),
    ],
  }
}
