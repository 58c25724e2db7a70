import { buildPath } from '@camping/editions/build-path.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { BookingRecord } from './booking-record.ts'

/** The confirmation page of a booking. The address is the right to see it, so only the booker receives it. */
export function bookingLink({ origin, siteCode }: MailIdentity, { cartId }: BookingRecord): string {
  return origin + buildPath(siteCode, 'bookingConfirmation', { cartId })
}
