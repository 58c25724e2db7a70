import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { StayOffer } from './stay-offer.types.ts'

/**
 * Which wording of the order button and which notices the law asks for here (GAPS.md, law facts), as message keys; each
 * message set words its own.
 */
export function legalOf(offer: StayOffer, lines: readonly PriceLine[]): Cart['legal'] {
  const onRequest = offer.site.bookingMode === 'on-request'
  const has = (test: (line: PriceLine) => boolean) => lines.some(test)
  const notices = ['checkout.legal.no-withdrawal']
  if (onRequest) notices.push('checkout.legal.on-request')
  if (has((line) => line.payableAt === 'on-site')) {
    // On the site everything is paid in euro; other editions state the rate they reckoned with.
    notices.push(
      offer.market.currency === 'EUR' ? 'checkout.legal.on-site' : 'checkout.legal.on-site-foreign-currency',
    )
  }
  if (has((line) => line.kind === 'guarantee-fund')) notices.push('checkout.legal.guarantee-fund')
  return { button: onRequest ? 'checkout.legal.order-request' : 'checkout.legal.order', notices }
}
