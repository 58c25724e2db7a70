import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The channel on which writers notify every instance's read model of changes. */
export const availabilityChannel = 'availability'

export type ChangeNotice =
  /** Units of this accommodation were occupied or released. */
  | { kind: 'occupation'; accommodationId: number }
  /** Its prices or open nights changed. */
  | { kind: 'calendar'; accommodationId: number }
  /** Reviews of this site were added, removed or judged. */
  | { kind: 'rating'; siteId: number }
  /** Sites, places or texts changed: rebuild everything. */
  | { kind: 'catalogue' }

/** Call it inside the writing transaction: the notice is sent with its commit, and not without one. */
export async function notifyChange(db: Kysely<Database>, notice: ChangeNotice): Promise<void> {
  await sql`select ${changeNotice(notice)}`.execute(db)
}

/** The notice as part of a statement that writes the change. */
export const changeNotice = (notice: ChangeNotice) =>
  sql`pg_notify(${availabilityChannel}, ${JSON.stringify(notice)})`

/** The notice in a payload; undefined for any other message on the channel. */
export function readNotice(payload: string): ChangeNotice | undefined {
  try {
    const notice = JSON.parse(payload) as Partial<ChangeNotice> & {
      accommodationId?: unknown
      siteId?: unknown
    }
    if (notice.kind === 'catalogue') return { kind: 'catalogue' }
    if (notice.kind === 'rating') {
      const { siteId } = notice
      return isId(siteId) ? { kind: 'rating', siteId } : undefined
    }
    const id = notice.accommodationId
    if (notice.kind === 'occupation' || notice.kind === 'calendar') {
      return isId(id) ? { kind: notice.kind, accommodationId: id } : undefined
    }
  } catch {
    // Not a notice.
  }
  return undefined
}

const isId = (value: unknown): value is number => Number.isInteger(value)
