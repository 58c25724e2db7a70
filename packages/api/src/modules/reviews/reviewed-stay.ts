import type { StayReview } from '@camping/contract/review.schemas.ts'
import type { Kysely } from 'kysely'
import type { BookingState } from '../../db/booking-tables.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { isOwnBooking } from '../portal/own-bookings.ts'
import type { Session } from '../session/find-session.ts'
import { likelyGroup } from './likely-group.ts'

/**
 * Which stay, with the right to it: a guest's by its cart, in the edition where it was booked; a signed-in customer's by its
 * reference, whose own it must be.
 */
export type StayName =
  | { readonly cartId: string; readonly brand: string; readonly siteCode: string }
  | { readonly bookingRef: string; readonly session: Session }

/** What is asked of a booking to review it. */
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

/** The stay that is named, if there is one and it is theirs. `lock` keeps it as it is until the end of the transaction. */
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
            isOwnBooking(eb, { brand: name.session.brand, session: name.session }),
          ]),
    )
    .$if(lock, (query) => query.forUpdate('bookings'))
    .executeTakeFirst()
}

/**
 * Whether the stay may be reviewed. From the day after departure on, whether or not the job that completes stays has come
 * by yet.
 */
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

/** What the guest is told about reviewing a stay. */
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

/** The name of a stay as a guest without an account has it. */
export const stayOfCart = (
  cartId: string,
  { brand, siteCode }: Pick<ApiContext, 'brand' | 'siteCode'>,
): StayName => ({ cartId, brand, siteCode })
