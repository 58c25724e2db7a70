import type { Kysely } from 'kysely'
import type { Localised } from '../../platform/db/column-types.ts'
import type { Database } from '../../platform/db/schema.ts'

interface FacilityGroup {
  readonly id: number
  readonly level: 'site' | 'accommodation'
  readonly title: Localised
  readonly items: readonly { readonly id: number; readonly name: Localised }[]
}

export interface FacilityNames {
  /** In the order visitors see them. */
  readonly groups: readonly FacilityGroup[]
  nameOf(id: number): Localised | undefined
  /** The few facilities on a card: one from each site group in turn, in the catalogue's order. */
  topOf(ids: readonly number[], limit: number): number[]
}

/** Reads the facility groups with their items. */
export async function loadFacilityNames(db: Kysely<Database>): Promise<FacilityNames> {
  const items = await db
    .selectFrom('facilities')
    .select(['id', 'group_id', 'name'])
    .orderBy('position')
    .execute()
  const rows = await db.selectFrom('facility_groups').select(['id', 'level', 'title']).execute()
  // Groups follow the position of their first item.
  const order = [...new Set(items.map((item) => item.group_id))]
  const groups = order.flatMap((id) => {
    const row = rows.find((group) => group.id === id)
    const own = items
      .filter((item) => item.group_id === id)
      .map(({ id: itemId, name }) => ({ id: itemId, name }))
    return row ? [{ ...row, items: own }] : []
  })
  const names = new Map(items.map((item) => [item.id, item.name]))
  const siteGroups = groups
    .filter((group) => group.level === 'site')
    .map((group) => group.items.map(({ id }) => id))
  return {
    groups,
    nameOf: (id) => names.get(id),
    topOf(ids, limit) {
      const own = new Set(ids)
      const queues = siteGroups.map((group) => group.filter((id) => own.has(id)))
      const top: number[] = []
      for (let round = 0; top.length < limit && queues.some((queue) => queue.length > round); round += 1) {
        for (const queue of queues) if (queue[round] !== undefined) top.push(queue[round] as number)
      }
      return top.slice(0, limit)
    },
  }
}
