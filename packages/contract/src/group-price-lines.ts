import type { PriceLine } from './values.schemas.ts'

/** The lines of a price in the order a customer reads them, with what is paid to whom. Amounts in minor units. */
export interface PriceOverview {
  /** Paid to us: the stay with its fees, then what was chosen. */
  readonly ours: readonly PriceLine[]
  /** Paid at the campsite: tourist tax, cleaning. */
  readonly onSite: readonly PriceLine[]
  readonly oursTotal: number
  readonly onSiteTotal: number
  /** Everything; always `oursTotal + onSiteTotal` (GAPS.md, total price). */
  readonly total: number
}

const order: readonly PriceLine['kind'][] = [
  'stay',
  'discount',
  'extra',
  'cover',
  'booking-fee',
  'guarantee-fund',
  'tourist-tax',
  'on-site',
]

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/** Splits price lines by where they are paid and sorts each part; equal kinds keep the order they came in. */
export function groupPriceLines(lines: readonly PriceLine[]): PriceOverview {
  const sorted = lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const ours = sorted.filter((line) => line.payableAt !== 'on-site')
  const onSite = sorted.filter((line) => line.payableAt === 'on-site')
  const oursTotal = sum(ours)
  const onSiteTotal = sum(onSite)
  return { ours, onSite, oursTotal, onSiteTotal, total: oursTotal + onSiteTotal }
}
