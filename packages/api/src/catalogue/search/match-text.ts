import type { CatalogueContext } from './catalogue-context.ts'

const most = 30

/**
 * Ids of the sites that a free text matches: sites of that name, and all sites in places of that name. A name
 * with typing errors only counts without an exact match.
 */
export function matchText(text: string, context: CatalogueContext): number[] {
  const { names, displays } = context.world
  const matches = names.find({ text, language: context.messages, limit: most })
  const fewest = Math.min(...matches.map((match) => match.edits))
  const ids = new Set<number>()
  for (const { type, id, edits } of matches) {
    if (edits > fewest) continue
    if (type === 'site') ids.add(id)
    else if (type === 'area') for (const site of displays.inArea(id)) ids.add(site.id)
    else if (type === 'country') for (const site of displays.inCountry(id)) ids.add(site.id)
    else {
      const areaId = context.world.places.cities.get(id)?.areaId
      for (const site of displays.inArea(areaId ?? -1)) if (site.cityId === id) ids.add(site.id)
    }
  }
  return [...ids]
}
