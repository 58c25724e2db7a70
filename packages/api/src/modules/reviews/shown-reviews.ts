import { sql, type RawBuilder } from 'kysely'

/** Which reviews visitors see: published ones of real stays. Word for word the condition of the indexes (0009-reviews.sql). */
export const shown = (table: 'r' | 'reviews'): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.verified`)}`
