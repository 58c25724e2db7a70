import type { Market } from '@camping/editions/markets.ts'

/** payment-5: the language of the contract, for an edition that has no other. */
const contractLanguage = '1'

/** ePay's numbers of the languages of its window. */
const numbers: Readonly<Partial<Record<string, string>>> = {
  en: '2',
  de: '7',
  fr: '10',
  it: '12',
  nl: '13',
} satisfies Record<Market['language'], string>

/**
 * The window's language for an edition, by its BCP 47 tag.
 * @param setting `BAMBORA_LANGUAGE` of the edition, a number of ePay's, which wins
 */
export function windowLanguage(languageTag: string, setting: string | undefined): string {
  return setting ?? numbers[languageTag.slice(0, 2)] ?? contractLanguage
}
