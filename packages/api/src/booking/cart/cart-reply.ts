import type { Cart, OfferedPlan } from '@camping/contract/booking.schemas.ts'
import type { Exchange } from '@camping/contract/values.schemas.ts'
import { exchangeOf } from '../../catalogue/pricing/exchange-of.ts'
import { cancellationSteps } from '../stored/cancellation-steps.ts'
import { coversReply, extrasReply } from './cart-choices.ts'
import { legalOf } from './cart-legal.ts'
import { offerReply, partyReply } from './offer-reply.ts'
import { payableOf, paymentPlans } from '../pricing/payment-plans.ts'
import type { PricedCart } from './priced-cart.ts'

/** An open or expired cart in the contract's form, with choices and the payment plans that its dates allow. */
export function openCartReply(priced: PricedCart, { today }: { today: string }): Cart {
  const lines = priced.lines.map(({ line }) => line)
  const plans = paymentPlans({
    payable: payableOf(lines),
    currency: priced.offer.market.currency,
    arrival: priced.cart.stay.dateFrom,
    today,
  })
  return cartReply(priced, { plans, exchange: exchangeOf(lines, priced.offer.market) })
}

/** A cart in any state, with the given plans and exchange rate. */
export function cartReply(
  priced: PricedCart,
  agreed: { plans: OfferedPlan[]; exchange: Exchange | null },
): Cart {
  const { cart, offer, total } = priced
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
    currency: offer.market.currency,
    priceLines,
    total,
    availableExtras: extrasReply(priced),
    covers: coversReply(priced),
    coverDeclined: cart.covers?.length === 0,
    ...agreed,
    cancellation: cancellationSteps({ stay: cart.stay, lines: priceLines, state: 'confirmed' }),
    legal: legalOf(offer, priceLines),
    priceChangedFrom: cart.priceChangedFrom,
  }
}
