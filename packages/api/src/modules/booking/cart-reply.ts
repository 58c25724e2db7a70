import type { Cart, PaymentRate } from '@camping/contract/booking.schemas.ts'
import { toMarketAmount } from '../pricing/to-market-amount.ts'
import { legalOf } from './cart-legal.ts'
import { offerReply, partyReply } from './offer-reply.ts'
import { payableOf, paymentRates } from './payment-rates.ts'
import type { PricedCart } from './priced-cart.ts'
import { mostOf } from './site-extras.ts'

/** An open or expired cart as the contract shows it. The rates are those of paying in parts. */
export function openCartReply(priced: PricedCart, { today }: { today: string }): Cart {
  const rates = paymentRates({
    payable: payableOf(priced.lines.map(({ line }) => line)),
    currency: priced.offer.market.currency,
    arrival: priced.cart.stay.dateFrom,
    today,
    plan: 'deposit',
  })
  return cartReply(priced, rates)
}

/** A cart in any state, with the rates that are its own. */
export function cartReply(priced: PricedCart, rates: PaymentRate[]): Cart {
  const { cart, offer, extras, total } = priced
  const { currency, ppm } = offer.market
  const priceLines = priced.lines.map(({ line }) => line)
  return {
    id: cart.id,
    state: cart.booked ? 'booked' : cart.expired ? 'expired' : 'open',
    expiresAt: cart.expiresAt.toISOString(),
    serverTime: cart.serverTime.toISOString(),
    extendable: !cart.booked && !cart.expired && !cart.extended,
    ...offerReply(offer),
    stay: cart.stay,
    party: partyReply(cart.party),
    currency,
    priceLines,
    total,
    availableExtras: extras
      .filter((extra) => mostOf(extra, cart.party) > 0)
      .map((extra) => ({
        id: extra.id,
        name: extra.name,
        text: extra.text,
        unit: extra.unit,
        price: toMarketAmount(extra.price, ppm),
        min: extra.min,
        max: mostOf(extra, cart.party),
        payableAt: extra.payableAt,
        quantity: cart.extras.find((chosen) => chosen.id === extra.id)?.quantity ?? 0,
      })),
    covers: [],
    rates,
    legal: legalOf(offer, priceLines),
    priceChangedFrom: cart.priceChangedFrom,
  }
}
