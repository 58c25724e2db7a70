import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { priceExtra } from '../pricing/price-extra.ts'
import { priceStay } from '../pricing/price-stay.ts'
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
  extras: readonly SiteExtra[],
  chosen: readonly ChosenExtra[],
): CartLine[] {
  const { party, market, stay } = offer
  const lines: CartLine[] = priceStay(offer).map((line) => {
    const label = line.kind === 'on-site' ? offer.onSiteNames[line.key] : undefined
    return { line: label === undefined ? line : { ...line, label }, extraId: null }
  })
  for (const { id, quantity } of chosen) {
    const extra = extras.find((candidate) => candidate.id === id)
    // An extra that the site no longer offers is left out; the new total announces the change.
    const line = extra && priceExtra(extra, { chosen: quantity, party, nights: stay.nights, market })
    if (line) lines.push({ line: { ...line, label: extra.name }, extraId: id })
  }
  return lines
}
