import { editionToday } from '@camping/editions/edition-today.ts'
import type { Kysely } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { updatePopularity } from './update-popularity.ts'

const day = 24 * 60 * 60_000

/**
 * Counts popularity once a day. A demo world that nobody has booked in stays as it was loaded: it may still be replaced by another
 * (`demo-world-tables.ts`).
 */
export function popularityJob(db: Kysely<Database>): Job {
  return {
    name: 'popularity',
    everyMs: day,
    async run() {
      const booking = await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()
      if (!booking) return false
      await db.transaction().execute(async (transaction) => {
        const changed = await updatePopularity(transaction, editionToday(new Date()))
        if (changed > 0) await notifyChange(transaction, { kind: 'catalogue' })
      })
      return false
    },
  }
}
