import type { StayReview } from '@camping/contract/review.schemas.ts'
import type { Kysely } from 'kysely'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CustomerContext } from '../customer-context.ts'
import { isCustomerBooking } from '../../booking/stored/is-customer-booking.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { likelyGroup } from '../../catalogue/reviews/likely-group.ts'

/**
 * Names a stay together with the right to it: a guest's by its cart, in the edition of the booking; a signed-in
 * customer's by its reference, which must be one of their bookings.
 */
export type StayName =
  | { readonly cartId: string; readonly brand: string; readonly siteCode: string }
  | { readonly bookingRef: string; readonly session: Session }

/** The parts of a booking that a review needs. */
export interface ReviewedStay {
  readonly bookingId: number
  readonly siteId: number
  readonly siteName: string
  readonly state: BookingState
  readonly firstName: string
  readonly dateFrom: string
  readonly dateTo: string
  readonly adults: number
  readonly childAges: readonly number[]
}

/** The named stay, if it exists and belongs to the caller. `lock` locks it until the end of the transaction. */
export async function findStay(
  db: Kysely<Database>,
  name: StayName,
  { lock = false } = {},
): Promise<ReviewedStay | undefined> {
  return await db
    .selectFrom('bookings')
    .innerJoin('sites', 'sites.id', 'bookings.site_id')
    .select([
      'bookings.id as bookingId',
      'bookings.site_id as siteId',
      'sites.name as siteName',
      'bookings.state',
      'bookings.first_name as firstName',
      'bookings.date_from as dateFrom',
      'bookings.date_to as dateTo',
      'bookings.adults',
      'bookings.child_ages as childAges',
    ])
    .where((eb) =>
      'cartId' in name
        ? eb.and({
            'bookings.cart_id': name.cartId,
            'bookings.brand': name.brand,
            'bookings.site_code': name.siteCode,
          })
        : eb.and([
            eb('bookings.booking_ref', '=', name.bookingRef),
            isCustomerBooking(eb, { brand: name.session.brand, session: name.session }),
          ]),
    )
    .$if(lock, (query) => query.forUpdate('bookings'))
    .executeTakeFirst()
}

/** Whether the stay may be reviewed: from the day after departure on, even before the job has completed it. */
export function reviewState(
  { state, dateTo }: Pick<ReviewedStay, 'state' | 'dateTo'>,
  today: string,
): Exclude<StayReview['state'], 'written'> {
  if (state === 'completed') return 'open'
  if (state === 'cancelled') return 'not-taken'
  const isOver = dateTo < today
  if (state === 'requested') return isOver ? 'not-taken' : 'too-early'
  return isOver ? 'open' : 'too-early'
}

/** What the guest sees about reviewing a stay. */
export async function readStayReview(
  db: Kysely<Database>,
  stay: ReviewedStay,
  today: string,
): Promise<StayReview> {
  const review = await db
    .selectFrom('reviews')
    .select(['score', 'title', 'text', 'language', 'status'])
    .where('booking_id', '=', stay.bookingId)
    .executeTakeFirst()
  return {
    state: review ? 'written' : reviewState(stay, today),
    siteName: stay.siteName,
    firstName: stay.firstName,
    stayMonth: stay.dateFrom.slice(0, 7),
    likelyGroup: likelyGroup(stay),
    review: review ?? null,
  }
}

/** Names a stay as a guest without an account does. */
export const stayOfCart = (
  cartId: string,
  { brand, siteCode }: Pick<CustomerContext, 'brand' | 'siteCode'>,
): StayName => ({ cartId, brand, siteCode })
