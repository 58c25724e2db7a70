import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'

/**
 * The wording of the order button and the notices that the law requires (checkout-7), as message keys; each
 * message set has its own words.
 */
export function legalOf(offer: StayOffer, lines: readonly PriceLine[]): Cart['legal'] {
  const onRequest = offer.site.bookingMode === 'on-request'
  const has = (test: (line: PriceLine) => boolean) => lines.some(test)
  const notices: Cart['legal']['notices'] = ['checkout.legal.no-withdrawal']
  if (onRequest) notices.push('checkout.legal.on-request')
  if (has((line) => line.payableAt === 'on-site')) {
    // The site takes euro; other editions state the exchange rate of their amounts.
    notices.push(
      offer.market.currency === 'EUR' ? 'checkout.legal.on-site' : 'checkout.legal.on-site-foreign-currency',
    )
  }
  if (has((line) => line.kind === 'guarantee-fund')) notices.push('checkout.legal.guarantee-fund')
  return { button: onRequest ? 'checkout.legal.order-request' : 'checkout.legal.order', notices }
}
