import { popular, popularSave } from '@camping/contract/search.endpoints.ts'
import {
  autocompleteReply,
  popularRequest,
  popularSaveReply,
  popularSaveRequest,
} from '@camping/contract/search.schemas.ts'
import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { networkMark } from '../../platform/admission/network-mark.ts'
import { networkRange } from '../../platform/admission/network.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { refuseOtherOrigins } from '../../platform/server/refuse-other-origins.ts'
import { serve } from './catalogue-serving.ts'
import { suggestion } from './autocomplete.ts'
import { countChoice, mostChosen } from './popular-votes.ts'

/** The largest areas of the catalogue, used until there are enough choices of visitors. */
function largestAreas(
  context: CatalogueContext,
  limit: number,
  funnelId: number | undefined,
): AutocompleteItem[] {
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
    const rows = await mostChosen(context.db, {
      origin: originId !== null && originType !== null ? { type: originType, id: originId } : undefined,
      funnelId: funnelId ?? undefined,
      // More than requested: some may have left the catalogue.
      limit: limit * 2,
      today: context.today(),
    })
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
    summary: 'Counts that a suggestion was chosen after a place, once for a network and day',
    rateLimit: { max: 20, windowMs: 10_000 },
  },
  async ({ originId, originType, funnelId, searchedId, searchedType, popularSearch }, context) => {
    refuseOtherOrigins(context.headers)
    const { funnels } = context.world.places
    const known =
      suggestion({ type: originType, id: originId }, context) !== undefined &&
      suggestion({ type: searchedType, id: searchedId }, context) !== undefined &&
      (funnelId === null || funnels.get(funnelId) !== undefined)
    // Only existing places count, so that nobody can fill the table.
    if (!known) return { saved: false }
    const day = context.today()
    const mark = await networkMark(context.db, networkRange(context.clientAddress), day)
    const saved = await countChoice(
      context.db,
      { originType, originId, funnelId: funnelId ?? 0, searchedType, searchedId, fromPopular: popularSearch },
      { mark, day },
    )
    return { saved }
  },
)
