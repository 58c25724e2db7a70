import type { MessageSet } from '@camping/editions/markets.ts'

/** The message set of mails to campsites of a country; English for those of any other. */
export const languageOfCountry: Readonly<Record<string, MessageSet>> = {
  AT: 'de',
  BE: 'nl-BE',
  CH: 'de-CH',
  DE: 'de',
  FR: 'fr',
  IT: 'it',
  LU: 'fr',
  NL: 'nl',
}
