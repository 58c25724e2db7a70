import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { advanceUnpaid } from '../unpaid/advance-unpaid.ts'
import { today } from './booking-world.ts'

const hour = 3_600_000
/** When the bookings of these tests are made: in the last minute of the day of booking-world.ts, so that 48 hours later a day ends, too. */
const bookedAt = new Date(`${today}T22:59:00Z`)

/** The clock of unpaid bookings in a test: it stands still until it is set. */
export function unpaidClock(db: Kysely<Database>) {
  let now = bookedAt
  return {
    now: () => now,
    /** Sets the clock to so many hours after booking. */
    set(hours: number) {
      now = new Date(bookedAt.getTime() + hours * hour)
    },
    /** Makes due times count from the clock's beginning, as if the database had its time. */
    async bookedNow(...refs: readonly string[]) {
      await db
        .updateTable('bookings')
        .set({ pay_from: bookedAt, payment_check_at: bookedAt })
        .where('booking_ref', 'in', refs)
        .execute()
    },
    /** Does every step that is due, and returns them in order. */
    async advance(): Promise<string[]> {
      const done: string[] = []
      for (;;) {
        const step = await advanceUnpaid(db, () => now)
        if (step === undefined) return done
        done.push(step)
      }
    },
    /** All queued reminders leave at the clock's time. */
    async mailsLeave() {
      await sql`update outbox set done_at = ${now} where kind = 'payment-reminder' and done_at is null`.execute(
        db,
      )
    },
    /** Moves the clock in steps of some hours up to so many hours after booking; mails leave at once. */
    async live(toHours: number, stepHours = 6): Promise<string[]> {
      const done: string[] = []
      const from = (now.getTime() - bookedAt.getTime()) / hour
      for (let hours = from; hours <= toHours; hours += stepHours) {
        this.set(hours)
        done.push(...(await this.advance()))
        await this.mailsLeave()
      }
      return done.filter((step) => step !== 'wait')
    },
  }
}
