import { sql, type RawBuilder } from 'kysely'

/**
 * The condition for visible reviews: published ones of real stays. Identical to the condition of the indexes
 * (0009-reviews.sql).
 */
export const shown = (table: 'r' | 'reviews'): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.verified`)}`
