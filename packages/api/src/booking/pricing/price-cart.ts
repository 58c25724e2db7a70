import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { priceCover } from '../../catalogue/pricing/price-cover.ts'
import { priceExtra } from '../../catalogue/pricing/price-extra.ts'
import { priceStay } from '../../catalogue/pricing/price-stay.ts'
import { sumOfNights } from '../../catalogue/pricing/sum-of-nights.ts'
import { toMarketAmount } from '../../catalogue/pricing/to-market-amount.ts'
import type { MarketCover } from './market-covers.ts'
import type { ChosenExtra, SiteExtra } from './site-extras.ts'
import type { StayOffer } from './stay-offer.types.ts'

/** A price line and the extra it belongs to. */
export interface CartLine {
  readonly line: PriceLine
  readonly extraId: number | null
}

/**
 * All price lines of a cart, in the order a customer reads them: the stay and its mandatory costs, then the
 * choices. Lines carry their name from the catalogue. Minor units of the edition's currency, rounded line by
 * line.
 */
export function priceCart(
  offer: StayOffer,
  offered: { readonly extras: readonly SiteExtra[]; readonly covers: readonly MarketCover[] },
  chosen: { readonly extras: readonly ChosenExtra[]; readonly covers: readonly string[] | null },
): CartLine[] {
  const { party, market, stay } = offer
  const lines: CartLine[] = priceStay(offer).map((line) => {
    const label = line.kind === 'on-site' ? offer.onSiteNames[line.key] : undefined
    return { line: label === undefined ? line : { ...line, label }, extraId: null }
  })
  const unit = unitLine(offer)
  if (unit) lines.push({ line: unit, extraId: null })
  for (const { id, quantity } of chosen.extras) {
    const extra = offered.extras.find((candidate) => candidate.id === id)
    // Skips an extra that the site no longer offers; the new total announces the change.
    const line = extra && priceExtra(extra, { chosen: quantity, party, nights: stay.nights, market })
    if (line) lines.push({ line: { ...line, label: extra.name }, extraId: id })
  }
  for (const cover of offered.covers) {
    // Skips a cover that is no longer available as well.
    if (chosen.covers?.includes(cover.key)) lines.push({ line: coverLine(offer, cover), extraId: null })
  }
  return lines
}

/** The fee for a chosen unit, once for the stay; undefined without one. */
function unitLine({ unit, site, market }: StayOffer): PriceLine | undefined {
  if (!unit || !site.unitChoiceFee) return undefined
  return {
    kind: 'unit',
    key: unit.label,
    quantity: 1,
    unit: 'stay',
    amount: toMarketAmount(site.unitChoiceFee, market),
    currency: market.currency,
    payableAt: 'now',
    mandatory: false,
  }
}

/** The price line of a cover level for a stay. */
export function coverLine(offer: StayOffer, cover: MarketCover): PriceLine {
  const { market, party, stay } = offer
  const nightsAmount = toMarketAmount(sumOfNights(offer.nightlyPrices), market)
  return { ...priceCover(cover, { nightsAmount, party, nights: stay.nights, market }), label: cover.name }
}
