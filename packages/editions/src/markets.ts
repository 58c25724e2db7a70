/**
 * The nine country editions (editions-1), one row each; every locale type is derived from here. The key is the site
 * code, the first path segment of every page of the edition.
 */
export interface Market {
  /** Market code (editions-1). */
  readonly market: string
  /** The locale in API paths (api-1). */
  readonly apiLocale: string
  /** Language of the route words and slugs. */
  readonly language: 'en' | 'de' | 'fr' | 'nl' | 'it'
  /** Message set, one of seven. */
  readonly messages: 'en-GB' | 'de' | 'de-CH' | 'fr' | 'nl' | 'nl-BE' | 'it'
  /** BCP 47 tag: `<html lang>`, hreflang and the Intl locale of numbers, dates and money. */
  readonly languageTag: string
  readonly currency: 'GBP' | 'EUR' | 'CHF'
  /** ISO 3166 code of the flag. */
  readonly flag: string
  /** Name of the edition in the language selector, in its own language. */
  readonly displayName: string
}

export const markets = {
  uk: {
    market: 'ALGB',
    apiLocale: 'couk',
    language: 'en',
    messages: 'en-GB',
    languageTag: 'en-GB',
    currency: 'GBP',
    flag: 'gb',
    displayName: 'United Kingdom',
  },
  de: {
    market: 'ALDE',
    apiLocale: 'de',
    language: 'de',
    messages: 'de',
    languageTag: 'de-DE',
    currency: 'EUR',
    flag: 'de',
    displayName: 'Deutschland',
  },
  fr: {
    market: 'ALFR',
    apiLocale: 'fr',
    language: 'fr',
    messages: 'fr',
    languageTag: 'fr-FR',
    currency: 'EUR',
    flag: 'fr',
    displayName: 'France',
  },
  nl: {
    market: 'ALNL',
    apiLocale: 'nl',
    language: 'nl',
    messages: 'nl',
    languageTag: 'nl-NL',
    currency: 'EUR',
    flag: 'nl',
    displayName: 'Nederland',
  },
  'nl-be': {
    market: 'ALBE',
    apiLocale: 'be',
    language: 'nl',
    messages: 'nl-BE',
    languageTag: 'nl-BE',
    currency: 'EUR',
    flag: 'be',
    displayName: 'België',
  },
  'de-ch': {
    market: 'ALCH',
    apiLocale: 'ch',
    language: 'de',
    messages: 'de-CH',
    languageTag: 'de-CH',
    currency: 'CHF',
    flag: 'ch',
    displayName: 'Schweiz',
  },
  ie: {
    market: 'ALIE',
    apiLocale: 'ie',
    language: 'en',
    messages: 'en-GB',
    languageTag: 'en-IE',
    currency: 'EUR',
    flag: 'ie',
    displayName: 'Ireland',
  },
  'de-at': {
    market: 'ALAT',
    apiLocale: 'at',
    language: 'de',
    messages: 'de',
    languageTag: 'de-AT',
    currency: 'EUR',
    flag: 'at',
    displayName: 'Österreich',
  },
  it: {
    market: 'ALIT',
    apiLocale: 'it',
    language: 'it',
    messages: 'it',
    languageTag: 'it-IT',
    currency: 'EUR',
    flag: 'it',
    displayName: 'Italia',
  },
} as const satisfies Record<string, Market>

export type SiteCode = keyof typeof markets
export type MarketRow = (typeof markets)[SiteCode]
export type MarketCode = MarketRow['market']
export type Language = MarketRow['language']
export type MessageSet = MarketRow['messages']
export type Currency = MarketRow['currency']

export const siteCodes = Object.keys(markets) as SiteCode[]

/** The seven message sets, in the order of their first market. */
export const messageSets = [...new Set(Object.values(markets).map((row) => row.messages))] as MessageSet[]

/** The site code of an apiLocale, or undefined for an unknown one. */
export function siteCodeOf(apiLocale: string): SiteCode | undefined {
  return siteCodes.find((code) => markets[code].apiLocale === apiLocale)
}

/** True for one of the nine site codes (editions-1). */
export function isSiteCode(value: string): value is SiteCode {
  return Object.hasOwn(markets, value)
}
