import { autocomplete } from '@camping/contract/search.endpoints.ts'
import { autocompleteReply, autocompleteRequest } from '@camping/contract/search.schemas.ts'
import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { serve } from './catalogue-serving.ts'
import type { PlaceType } from './read-model/names/name-index.types.ts'

const none: AutocompleteItem['meta'] = { country: null, city: null, area: null, funnel: null, site: null }

interface Found {
  type: PlaceType
  id: number
}

/** A place or site as a suggestion, in the words of the edition; undefined for an id that no longer exists. */
export function suggestion(
  { type, id }: Found,
  context: CatalogueContext,
  funnelId?: number,
): AutocompleteItem | undefined {
  const { places, displays } = context.world
  const set = context.messages
  const funnel = funnelId === undefined ? undefined : places.funnels.get(funnelId)
  const inFunnel = funnel ? { slug: funnel.slug[set] } : null
  if (type === 'country') {
    const country = places.countries.get(id)
    if (!country) return undefined
    const meta = { ...none, funnel: inFunnel, country: { slug: country.slug[set] } }
    return { id, type, name: country.name[set], context: '', meta }
  }
  const site = type === 'site' ? displays.sites.get(id) : undefined
  const city = type === 'city' ? places.cities.get(id) : undefined
  const area = places.areas.get(site?.areaId ?? city?.areaId ?? (type === 'area' ? id : -1))
  if (!area || (type === 'site' && site?.status !== 'live') || (type === 'city' && !city)) return undefined
  const country = places.countries.need(area.countryId)
  const meta = {
    ...none,
    funnel: inFunnel,
    country: { slug: country.slug[set] },
    area: { slug: area.slug[set] },
  }
  const areaAndCountry = `${area.name[set]}, ${country.name[set]}`
  if (site) {
    const funnel = places.funnels.need(
      funnelId !== undefined && site.funnelIds.includes(funnelId) ? funnelId : (site.funnelIds[0] as number),
    )
    const siteCity = places.cities.need(site.cityId)
    return {
      id,
      type,
      name: site.name,
      context: areaAndCountry,
      meta: {
        ...meta,
        funnel: { slug: funnel.slug[set] },
        city: { slug: siteCity.slug[set] },
        site: { slug: site.slug },
      },
    }
  }
  if (city) {
    return {
      id,
      type,
      name: city.name[set],
      context: areaAndCountry,
      meta: { ...meta, city: { slug: city.slug[set] } },
    }
  }
  return { id, type, name: area.name[set], context: country.name[set], meta }
}

export const autocompleteServed = serve(
  autocomplete,
  {
    request: autocompleteRequest,
    reply: autocompleteReply,
    summary: 'Places and sites whose name begins like the text, in any language, forgiving typing errors',
    // 20 a second with bursts of 40 (security-4).
    rateLimit: { max: 40, windowMs: 2_000 },
  },
  ({ searchString, limit, funnel }, context) => {
    const funnelId = funnel
      ? context.world.places.funnels.byAnySlug(context.messages, funnel)[0]?.id
      : undefined
    // An unknown funnel does not filter: an outdated link must not empty the search box.
    const matches = context.world.names.find({
      text: searchString,
      language: context.messages,
      limit,
      funnelId,
    })
    return { results: matches.flatMap((match) => suggestion(match, context, funnelId) ?? []) }
  },
)
