import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { priceCover } from '../pricing/price-cover.ts'
import { priceExtra } from '../pricing/price-extra.ts'
import { priceStay } from '../pricing/price-stay.ts'
import { sumOfNights } from '../pricing/sum-of-nights.ts'
import { toMarketAmount } from '../pricing/to-market-amount.ts'
import type { MarketCover } from './market-covers.ts'
import type { ChosenExtra, SiteExtra } from './site-extras.ts'
import type { StayOffer } from './stay-offer.types.ts'

/** A price line and the extra it stands for. */
export interface CartLine {
  readonly line: PriceLine
  readonly extraId: number | null
}

/**
 * All price lines of a cart, in the order a customer reads them: the stay and its mandatory costs, then what was chosen.
 * Lines that the catalogue names carry that name. Minor units of the edition's currency, rounded line by line.
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
  for (const { id, quantity } of chosen.extras) {
    const extra = offered.extras.find((candidate) => candidate.id === id)
    // An extra that the site no longer offers is left out; the new total announces the change.
    const line = extra && priceExtra(extra, { chosen: quantity, party, nights: stay.nights, market })
    if (line) lines.push({ line: { ...line, label: extra.name }, extraId: id })
  }
  for (const cover of offered.covers) {
    // One that can be chosen no more is left out as well.
    if (chosen.covers?.includes(cover.key)) lines.push({ line: coverLine(offer, cover), extraId: null })
  }
  return lines
}

/** What a level of cover costs for a stay, under its name. */
export function coverLine(offer: StayOffer, cover: MarketCover): PriceLine {
  const { market, party, stay } = offer
  const nightsAmount = toMarketAmount(sumOfNights(offer.nightlyPrices), market.ppm)
  return { ...priceCover(cover, { nightsAmount, party, nights: stay.nights, market }), label: cover.name }
}
