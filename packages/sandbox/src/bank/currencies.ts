/** ISO 4217 letters and numbers of the currencies that ePay and the shop support. */
const numbers = new Map([
  ['DKK', '208'],
  ['EUR', '978'],
  ['GBP', '826'],
  ['CHF', '756'],
  ['NOK', '578'],
  ['SEK', '752'],
  ['USD', '840'],
])

/** The number of a currency in either notation; undefined for an unsupported one. */
export function currencyNumber(text: string): string | undefined {
  const letters = numbers.get(text.toUpperCase())
  if (letters) return letters
  return [...numbers.values()].find((number) => number === text)
}

/** The letters of a currency number. */
export const currencyLetters = (number: string): string =>
  [...numbers].find(([, one]) => one === number)?.[0] ?? 'XXX'

/** Formats minor units in the visitor's language. Every currency here has two decimals. */
export const moneyText = (minor: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100)
