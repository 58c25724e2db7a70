import type { Cart } from '@camping/contract/booking.schemas.ts'
import { priceExtra } from '../../catalogue/pricing/price-extra.ts'
import { toMarketAmount } from '../../catalogue/pricing/to-market-amount.ts'
import { coverLine } from '../pricing/price-cart.ts'
import type { PricedCart } from './priced-cart.ts'
import { mostOf } from '../pricing/site-extras.ts'

/** The extras this party may choose, with the price of the chosen ones. */
export function extrasReply({ cart, offer, extras }: PricedCart): Cart['availableExtras'] {
  const { market, party, stay } = offer
  return extras
    .filter((extra) => mostOf(extra, party) > 0)
    .map((extra) => {
      const quantity = cart.extras.find((chosen) => chosen.id === extra.id)?.quantity ?? 0
      const line = priceExtra(extra, { chosen: quantity, party, nights: stay.nights, market })
      return {
        id: extra.id,
        name: extra.name,
        text: extra.text,
        unit: extra.unit,
        price: toMarketAmount(extra.price, market),
        min: extra.min,
        max: mostOf(extra, party),
        fromAge: extra.fromAge ?? null,
        toAge: extra.toAge ?? null,
        payableAt: extra.payableAt,
        quantity,
        amount: line?.amount ?? 0,
      }
    })
}

/** The levels of cover, each with its price for this stay. */
export function coversReply({ cart, offer, covers }: PricedCart): Cart['covers'] {
  return covers.map((cover) => ({
    id: cover.key,
    name: cover.name,
    text: cover.text,
    pays: [...cover.pays],
    percent: cover.percentHundredths === undefined ? null : cover.percentHundredths / 100,
    price: coverLine(offer, cover).amount,
    until: cover.until,
    chosen: cart.covers?.includes(cover.key) ?? false,
  }))
}
