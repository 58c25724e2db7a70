import type { Currency } from '@camping/editions/markets.ts'

/** ISO 4217 numbers: ePay accepts a code but always returns the number. */
export const currencyNumbers: Readonly<Record<Currency, string>> = { EUR: '978', GBP: '826', CHF: '756' }

/** The currency of an ISO number; undefined for one that no edition sells in. */
export function currencyOfNumber(number: string): Currency | undefined {
  const known = Object.entries(currencyNumbers) as [Currency, string][]
  return known.find(([, code]) => code === number.padStart(3, '0'))?.[0]
}
