import type { Cart, OfferedPlan } from '@camping/contract/booking.schemas.ts'
import type { Exchange } from '@camping/contract/values.schemas.ts'
import type { BookingContext } from '../booking-context.ts'
import { exchangeOf } from '../../catalogue/pricing/exchange-of.ts'
import { cancellationSteps, type Cancellable } from '../stored/cancellation-steps.ts'
import { coversReply, extrasReply } from './cart-choices.ts'
import { legalOf } from './cart-legal.ts'
import { offerReply, partyReply } from './offer-reply.ts'
import { payableOf, paymentPlans } from '../pricing/payment-plans.ts'
import type { PricedCart } from './priced-cart.ts'

/** An open or expired cart in the contract's form, with choices and the payment plans that its dates allow. */
export function openCartReply(
  priced: PricedCart,
  context: Pick<BookingContext, 'today' | 'paymentTerms'>,
): Cart {
  const today = context.today()
  const lines = priced.lines.map(({ line }) => line)
  const plans = paymentPlans({
    payable: payableOf(lines),
    currency: priced.offer.market.currency,
    arrival: priced.cart.stay.dateFrom,
    today,
    terms: context.paymentTerms,
  })
  return cartReply(priced, {
    plans,
    exchange: exchangeOf(lines, priced.offer.market),
    terms: { cancellationTerms: priced.offer.site.cancellationTerms, agreedOn: today, leastCost: 0 },
  })
}

/** A cart in any state, with the given plans, exchange rate and cancellation terms. */
export function cartReply(
  priced: PricedCart,
  {
    terms,
    ...agreed
  }: {
    plans: OfferedPlan[]
    exchange: Exchange | null
    terms: Pick<Cancellable, 'cancellationTerms' | 'agreedOn' | 'leastCost'>
  },
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
    discount: priced.discount?.applied ?? null,
    voucher: priced.voucher,
    availableExtras: extrasReply(priced),
    covers: coversReply(priced),
    coverDeclined: cart.covers?.length === 0,
    ...agreed,
    cancellation: cancellationSteps({ stay: cart.stay, lines: priceLines, state: 'confirmed', ...terms }),
    legal: legalOf(offer, priceLines),
    priceChangedFrom: cart.priceChangedFrom,
  }
}
