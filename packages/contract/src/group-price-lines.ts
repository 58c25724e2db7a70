import type { PriceLine } from './values.schemas.ts'

/** The lines of a price in the order a customer reads them, grouped by recipient. Amounts in minor units. */
export interface PriceOverview {
  /** Paid to the shop: the stay with its fees, then the choices. */
  readonly shop: readonly PriceLine[]
  /** Paid at the campsite: tourist tax, cleaning. */
  readonly onSite: readonly PriceLine[]
  readonly shopTotal: number
  readonly onSiteTotal: number
  /** Everything; always `shopTotal + onSiteTotal` (price-2). */
  readonly total: number
}

const order: readonly PriceLine['kind'][] = [
  'stay',
  'discount',
  'unit',
  'extra',
  'cover',
  'booking-fee',
  'guarantee-fund',
  'tourist-tax',
  'on-site',
]

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/** Groups price lines by recipient and sorts each group; equal kinds keep their order. */
export function groupPriceLines(lines: readonly PriceLine[]): PriceOverview {
  const sorted = lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const shop = sorted.filter((line) => line.payableAt !== 'on-site')
  const onSite = sorted.filter((line) => line.payableAt === 'on-site')
  const shopTotal = sum(shop)
  const onSiteTotal = sum(onSite)
  return { shop, onSite, shopTotal, onSiteTotal, total: shopTotal + onSiteTotal }
}
