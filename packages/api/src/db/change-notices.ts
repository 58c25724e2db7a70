import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The channel on which writers tell every instance's read model what changed. */
export const availabilityChannel = 'availability'

export type ChangeNotice =
  /** Units of this accommodation were taken or freed. */
  | { kind: 'occupation'; accommodationId: number }
  /** Its prices or open nights changed. */
  | { kind: 'calendar'; accommodationId: number }
  /** Reviews of this site came, went or were judged. */
  | { kind: 'rating'; siteId: number }
  /** Sites, places or texts changed: build everything anew. */
  | { kind: 'catalogue' }

/** Call inside the writing transaction: the notice goes out with its commit, and not at all without. */
export async function notifyChange(db: Kysely<Database>, notice: ChangeNotice): Promise<void> {
  await sql`select pg_notify(${availabilityChannel}, ${JSON.stringify(notice)})`.execute(db)
}

/** The notice in a payload; undefined for anything else on the channel. */
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
    // Not ours.
  }
  return undefined
}

const isId = (value: unknown): value is number => Number.isInteger(value)
