import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { onSiteAmount } from '../../catalogue/pricing/on-site-amount.ts'
import type { MarketRate } from '../../catalogue/pricing/pricing.types.ts'
import { shareOf } from '../../catalogue/pricing/round-amount.ts'

/** A stay as far as agreed lines depend on it. */
export interface PricedNights {
  readonly nights: number
  readonly persons: number
  /** What the nights cost, minor units. */
  readonly amount: number
}

/**
 * An agreed line for a stay of other nights or another party (booking-7: the agreed price stands). What counts by the night is
 * counted for the new nights, what counts everybody for the new party, a share of the price of the nights keeps its share,
 * and anything else stays as it is.
 */
export function carriedLine(
  line: PriceLine,
  { before, after, rate }: { before: PricedNights; after: PricedNights; rate: MarketRate },
): PriceLine {
  const { kind, unit, counted, local, currency } = line
  const priceShare = (amount: number, part: number, whole: number) =>
    whole === 0 ? amount : shareOf(amount, { part, whole, currency })
  const isCover = kind === 'cover'
  if (isCover && unit === 'booking')
    return { ...line, amount: priceShare(line.amount, after.amount, before.amount) }
  const byNight = unit === 'night' || unit === 'person-night'
  // The persons of an extra are chosen.
  const byPerson = kind === 'guarantee-fund' || (isCover && unit === 'person-night')
  if (!byNight && !byPerson) return line
  const scaleOf = ({ nights, persons }: PricedNights) => (byNight ? nights : 1) * (byPerson ? persons : 1)
  const [part, whole] = [scaleOf(after), scaleOf(before)]
  return {
    ...line,
    quantity: share(line.quantity, part, whole),
    // What is not counted anew has its agreed amount (decision 368).
    ...(local && part !== whole
      ? onSiteAmount(share(local.amount, part, whole), rate)
      : { amount: priceShare(line.amount, part, whole) }),
    ...(counted && {
      counted: { ...counted, nights: after.nights, ...(byPerson && { persons: after.persons }) },
    }),
  }
}

/** A count, or euro at the site, by a ratio. */
const share = (count: number, part: number, whole: number): number =>
  whole === 0 ? count : shareOf(count, { part, whole, currency: 'EUR' })
