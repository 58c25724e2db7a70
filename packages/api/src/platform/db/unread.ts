import { sql } from 'kysely'

const mark = '/* unread */'

/**
 * At the end of a statement in a transaction whose answer nobody reads: `.modifyEnd(unread)`. PostgreSQL gets it together with the
 * statement after it, without a wait in between; when it fails, that one throws its error (decision 392). The embedded database
 * answers it at once.
 */
export const unread = sql`${sql.raw(mark)}`

/** Whether a statement ends with `unread`. */
export const isUnread = (text: string): boolean => text.endsWith(mark)
