import type { SiteCode } from '@camping/editions/markets.ts'
import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { dueAt, endAt } from './payment-schedule.ts'
import { paymentTermsOfBooking } from './payment-terms.ts'

/** What has to be paid next, and what happens otherwise. */
export interface PayBy {
  /** Of the rate. */
  readonly index: number
  /** What is open of it, minor units. */
  readonly open: number
  readonly dueAt: Date
  /** When the booking ends if this is not paid; null where it does not end by itself. */
  readonly endsAt: Date | null
}

export interface Payable {
  readonly rates: readonly PaymentRate[]
  /** Indices of the rates whose end ends the booking. */
  readonly mayEnd: readonly number[]
}

/** What has to be paid next of a booking (payment-24); null where nothing is open, and for what is not confirmed. */
export function payByOf(
  row: Pick<
    Selectable<Database['bookings']>,
    'state' | 'site_code' | 'payment_terms' | 'pay_from' | 'created_at' | 'date_from'
  >,
  { rates, mayEnd }: Payable,
): PayBy | null {
  const rate = rates.find(({ status, open }) => status === 'pending' && open > 0)
  if (!rate || row.state !== 'confirmed') return null
  const booking = {
    terms: paymentTermsOfBooking.parse(row.payment_terms),
    site: row.site_code as SiteCode,
    payFrom: row.pay_from ?? row.created_at,
    arrival: row.date_from,
  }
  const { index, dueDate, open } = rate
  const scheduled = { index, dueDate, endsBooking: mayEnd.includes(index) }
  return { index, open, dueAt: dueAt(scheduled, booking), endsAt: endAt(scheduled, booking) ?? null }
}
