import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { onSiteAmount } from '../../catalogue/pricing/on-site-amount.ts'
import type { MarketRate } from '../../catalogue/pricing/pricing.types.ts'

/** A stay as far as agreed lines depend on it. */
export interface PricedNights {
  readonly nights: number
  /** What the nights cost, minor units. */
  readonly amount: number
}

/**
 * An agreed extra or cover for a stay of other nights (booking-7: the agreed price stands). What counts by the night is
 * counted for the new nights, a share of the price of the nights keeps its share, and anything else stays as it is.
 */
export function carriedLine(
  line: PriceLine,
  { before, after, rate }: { before: PricedNights; after: PricedNights; rate: MarketRate },
): PriceLine {
  if (line.kind === 'cover' && line.unit === 'booking')
    return { ...line, amount: share(line.amount, after.amount, before.amount) }
  if (line.unit !== 'night' && line.unit !== 'person-night') return line
  const { counted, local } = line
  return {
    ...line,
    quantity: share(line.quantity, after.nights, before.nights),
    ...(local
      ? onSiteAmount(share(local.amount, after.nights, before.nights), rate)
      : { amount: share(line.amount, after.nights, before.nights) }),
    ...(counted && { counted: { ...counted, nights: after.nights } }),
  }
}

/** `amount` by a ratio, rounded half up, once. */
const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? amount : Math.floor((2 * amount * part + whole) / (2 * whole))
