import * as endpoints from '@camping/contract/booking.endpoints.ts'
import * as counts from '@camping/contract/booking-count.schemas.ts'
import * as schemas from '@camping/contract/booking.schemas.ts'
import * as discounts from '@camping/contract/discount.endpoints.ts'
import { discountRequest } from '@camping/contract/discount.schemas.ts'
import * as vouchers from '@camping/contract/voucher.endpoints.ts'
import { cartVoucherRequest } from '@camping/contract/voucher.schemas.ts'
import { serve, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { loadConfirmation } from './booking-confirmation.ts'
import { countBooking } from './count-booking.ts'
import { applyDiscount, dropDiscount } from '../cart/cart-discount.ts'
import { applyVoucher, dropVoucher } from '../cart/cart-voucher.ts'
import { createCart } from '../cart/create-cart.ts'
import { extendCart } from '../cart/extend-cart.ts'
import { loadCart } from '../cart/load-cart.ts'
import { orderCart } from './order-cart.ts'
import { releaseCart } from '../cart/release-cart.ts'
import { updateCart } from '../cart/update-cart.ts'

/** A cart blocks a unit for 20 minutes, so the number per address is limited. */
const cartsPerMinute = 60

/** The handlers of booking.endpoints.ts. All replies are `no-store`: they concern one person. */
export const bookingRoutes: readonly CatalogueEndpoint[] = [
  serve(
    endpoints.createCart,
    {
      request: schemas.cartCreateRequest,
      reply: schemas.cart,
      summary: 'Open a cart and hold a unit for 20 minutes',
      rateLimit: { max: cartsPerMinute, windowMs: 60_000 },
    },
    createCart,
  ),
  serve(
    endpoints.getCart,
    { request: schemas.cartRequest, reply: schemas.cart, summary: 'A cart at its present price' },
    loadCart,
  ),
  serve(
    endpoints.updateCart,
    { request: schemas.cartUpdateRequest, reply: schemas.cart, summary: 'Choose extras' },
    updateCart,
  ),
  serve(
    discounts.applyDiscount,
    { request: discountRequest, reply: schemas.cart, summary: 'Use a discount code' },
    applyDiscount,
  ),
  serve(
    discounts.dropDiscount,
    { request: schemas.cartRequest, reply: schemas.cart, summary: 'Use no discount code' },
    dropDiscount,
  ),
  serve(
    vouchers.applyVoucher,
    { request: cartVoucherRequest, reply: schemas.cart, summary: 'Pay with a gift voucher' },
    applyVoucher,
  ),
  serve(
    vouchers.dropVoucher,
    { request: schemas.cartRequest, reply: schemas.cart, summary: 'Pay with no gift voucher' },
    dropVoucher,
  ),
  serve(
    endpoints.extendCart,
    { request: schemas.cartRequest, reply: schemas.cart, summary: 'Hold the unit for 20 more minutes, once' },
    extendCart,
  ),
  serve(
    endpoints.releaseCart,
    { request: schemas.cartRequest, reply: schemas.cartReleased, summary: 'Give the unit back' },
    releaseCart,
  ),
  serve(
    endpoints.bookCart,
    {
      request: schemas.cartBookRequest,
      reply: schemas.bookingConfirmation,
      summary: 'Book a cart at the total that was shown',
    },
    orderCart,
  ),
  serve(
    endpoints.bookingConfirmation,
    {
      request: schemas.bookingConfirmationRequest,
      reply: schemas.bookingConfirmation,
      summary: 'What was booked from a cart',
    },
    ({ cartId }, context) => loadConfirmation(context.db, cartId, context),
  ),
  serve(
    endpoints.countBooking,
    {
      request: counts.countBookingRequest,
      reply: counts.bookingCounted,
      summary: 'Whether the asker is the one to count a booking',
      rateLimit: { max: 30, windowMs: 60_000 },
    },
    countBooking,
  ),
]
