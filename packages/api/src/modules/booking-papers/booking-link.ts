import { buildPath } from '@camping/editions/build-path.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import type { BookingRecord } from './booking-record.ts'

/** The confirmation page of a booking. The address is the right to see it, so it is told to its booker alone. */
export function bookingLink({ origin, siteCode }: MailIdentity, { cartId }: BookingRecord): string {
  return origin + buildPath(siteCode, 'bookingConfirmation', { cartId })
}
