import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { hashToken } from '../../platform/session/session-token.ts'

/** The shared list of a browser's key that has not ended, to be changed by nobody else meanwhile. */
export const ownedList = (trx: Transaction<Database>, ownerKey: string, brand: string) =>
  trx
    .selectFrom('favourite_lists')
    .select('id')
    .where('owner_hash', '=', hashToken(ownerKey))
    .where('brand', '=', brand)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()
