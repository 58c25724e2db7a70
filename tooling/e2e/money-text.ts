import type { MarketRow } from '@camping/editions/markets.ts'

/**
 * Minor units of an amount as a page shows it, such as '1.284,50 €' or 'CHF 1’284.50'. Throws when the text is not an
 * amount in the currency of the market: another currency on the page is what a journey has to find.
 */
export function minorOf(text: string, { languageTag, currency }: MarketRow): number {
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency })
  const parts = format.formatToParts(1234567.89)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  if (!text.includes(partOf('currency'))) throw new Error(`'${text}' is not an amount in ${currency}`)
  const number = text
    .replace(partOf('currency'), '')
    .replaceAll(partOf('group'), '')
    // The Swiss apostrophe of print, whatever the locale data has.
    .replaceAll('’', '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
  const match = /^(-?\d+)(?:[.,](\d{2}))?$/.exec(number)
  if (!match) throw new Error(`'${text}' is not one amount`)
  const [, whole, cents = '00'] = match
  return Number(whole) * 100 + (whole!.startsWith('-') ? -1 : 1) * Number(cents)
}
