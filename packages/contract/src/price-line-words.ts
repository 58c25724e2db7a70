import type { Exchange, PriceLine } from './values.schemas.ts'

/** An edition's words and money, for pages, mails and documents. */
export interface PriceWords {
  t(key: string, values?: Record<string, string | number>): string
  /** Minor units. */
  money(minor: number, currency: PriceLine['currency']): string
}

/**
 * The label and details of a price line, the same everywhere: persons and quantity, the former price of the
 * nights, the real charge at the site. Message keys of the namespace `price`.
 */
export function priceLineWords(
  line: PriceLine,
  { t, money }: PriceWords,
): { label: string; details: string[] } {
  const { kind, key, label, counted, local, priorAmount, quantity, unit, currency } = line
  // A discount's key is its code (price-8), a chosen unit's is its label.
  const name = label ?? t(`price.kind.${kind}`)
  const details = kind === 'discount' || kind === 'unit' ? [key] : []
  if (counted) {
    const { persons, nights, fromAge } = counted
    const whom = t('price.unit.person-night', { persons, nights })
    details.push(fromAge ? `${whom}, ${t('price.fromAge', { age: fromAge })}` : whom)
  } else if (unit === 'night' || (quantity > 1 && unit === 'person')) {
    details.push(t(`price.unit.${unit}`, { quantity }))
  } else if (quantity > 1 && unit === 'stay') {
    details.push(t('price.unit.stay', { quantity, each: priceOfOne(line, money) ?? name }))
  }
  if (priorAmount) details.push(t('price.prior', { amount: money(priorAmount, currency) }))
  if (local) details.push(t('price.local', { amount: money(local.amount, local.currency) }))
  return { label: name, details }
}

/** What one of several costs, in the currency in which it is charged; undefined where rounding has left no such price. */
function priceOfOne(
  { quantity, amount, currency, local }: PriceLine,
  money: PriceWords['money'],
): string | undefined {
  const charged = local ?? { amount, currency }
  return charged.amount % quantity === 0 ? money(charged.amount / quantity, charged.currency) : undefined
}

/** The exchange rate of local amounts, in a sentence. `rate` formats a value with all its decimals. */
export function exchangeWords(
  { from, to, ppm, date }: Exchange,
  words: {
    t: PriceWords['t']
    rate(value: number, currency: PriceLine['currency']): string
    day(date: string): string
  },
): string {
  const { t, rate, day } = words
  return t('price.exchange', { from: rate(1, from), to: rate(ppm / 1_000_000, to), date: day(date) })
}
