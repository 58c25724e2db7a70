import { popular, popularSave } from '@camping/contract/search.endpoints.ts'
import {
  autocompleteReply,
  popularRequest,
  popularSaveReply,
  popularSaveRequest,
} from '@camping/contract/search.schemas.ts'
import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { sql } from 'kysely'
import type { ApiContext } from '../../server/api-context.ts'
import { serve } from '../../server/serve.ts'
import { suggestion } from './autocomplete.ts'

/** The largest areas of the catalogue, until visitors have taught us better. */
function largestAreas(context: ApiContext, limit: number, funnelId: number | undefined): AutocompleteItem[] {
  const { places, displays } = context.world
  return places.areas.all
    .map((area) => {
      const sites = displays.inArea(area.id)
      const inFunnel =
        funnelId === undefined ? sites : sites.filter((site) => site.funnelIds.includes(funnelId))
      return { id: area.id, weight: inFunnel.reduce((sum, site) => sum + site.popularity, 0) }
    })
    .filter((area) => area.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, limit)
    .flatMap(({ id }) => suggestion({ type: 'area', id }, context, funnelId) ?? [])
}

export const popularServed = serve(
  popular,
  {
    request: popularRequest,
    reply: autocompleteReply,
    summary: 'What visitors who were at this place looked for next; without a place, what is looked for most',
  },
  async ({ originId, originType, funnelId, limit }, context) => {
    let query = context.db
      .selectFrom('popular_searches')
      .select(['searched_type as type', 'searched_id as id'])
      .groupBy(['searched_type', 'searched_id'])
      .orderBy(sql`sum(chosen)`, 'desc')
      .orderBy('searched_type')
      .orderBy('searched_id')
      // More than asked: some may be gone from the catalogue.
      .limit(limit * 2)
    if (originId !== null && originType !== null) {
      query = query.where('origin_type', '=', originType).where('origin_id', '=', originId)
    }
    if (funnelId !== null) query = query.where('funnel_id', '=', funnelId)
    const rows = await query.execute()
    const chosen = rows
      .filter((row) => row.type !== originType || row.id !== originId)
      .flatMap((row) => suggestion(row, context, funnelId ?? undefined) ?? [])
      .slice(0, limit)
    if (chosen.length === limit) return { results: chosen }
    const known = new Set(chosen.map((item) => `${item.type} ${item.id}`))
    if (originId !== null) known.add(`${originType} ${originId}`)
    const filler = largestAreas(context, limit + known.size, funnelId ?? undefined)
    const rest = filler.filter((item) => !known.has(`${item.type} ${item.id}`))
    return { results: [...chosen, ...rest].slice(0, limit) }
  },
)

export const popularSaveServed = serve(
  popularSave,
  {
    request: popularSaveRequest,
    reply: popularSaveReply,
    summary: 'Counts that a suggestion was chosen after a place',
    rateLimit: { max: 20, windowMs: 10_000 },
  },
  async ({ originId, originType, funnelId, searchedId, searchedType, popularSearch }, context) => {
    const { funnels } = context.world.places
    const known =
      suggestion({ type: originType, id: originId }, context) !== undefined &&
      suggestion({ type: searchedType, id: searchedId }, context) !== undefined &&
      (funnelId === null || funnels.get(funnelId) !== undefined)
    // Only what exists is counted, so that nobody can fill the table.
    if (!known) return { saved: false }
    await context.db
      .insertInto('popular_searches')
      .values({
        origin_type: originType,
        origin_id: originId,
        funnel_id: funnelId ?? 0,
        searched_type: searchedType,
        searched_id: searchedId,
        chosen: 1,
        chosen_from_popular: popularSearch ? 1 : 0,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['origin_type', 'origin_id', 'funnel_id', 'searched_type', 'searched_id'])
          .doUpdateSet({
            chosen: sql`popular_searches.chosen + 1`,
            chosen_from_popular: sql`popular_searches.chosen_from_popular + excluded.chosen_from_popular`,
            last_chosen_at: sql`now()`,
          }),
      )
      .execute()
    return { saved: true }
  },
)
