import type { BookingRecord } from '@camping/api/booking/documents/booking-record.ts'
import type { MailContent } from '@camping/api/platform/mail/mail-content.ts'
import type { MailIdentity } from '@camping/api/platform/mail/mail-identity.ts'

/** A mail of the product as Storybook shows it. */
export interface Preview {
  /** The kind of the outbox's event that sends it. */
  readonly kind: string
  /** The same function that the server calls, with a sample booking. */
  readonly content: (identity: MailIdentity, record: BookingRecord) => MailContent
}
