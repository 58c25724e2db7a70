import type { Facets } from '@camping/contract/search.schemas.ts'
import type { Criteria, FilterKey } from '@camping/core/search/criteria.rules.ts'
import type { Text } from '../../../kit/format/use-text.ts'

export interface FacetGroupRow {
  id: string
  key: FilterKey
  title: string
  values: { value: string | number; text: string; count: number }[]
  /** Number of values that the answer omits. */
  more?: number
}

const placeValues = (places: Facets['countries']) =>
  places.map(({ slug, name, count }) => ({ value: slug, text: name, count }))

function allGroups(facets: Facets, t: Text): FacetGroupRow[] {
  return [
    {
      id: 'accommodations',
      key: 'accommodations',
      title: t('results.facet.category'),
      values: facets.categories.map(({ key, name, count }) => ({ value: key, text: name, count })),
    },
    {
      id: 'bedrooms',
      key: 'bedrooms',
      title: t('results.facet.bedrooms'),
      values: facets.bedrooms.map(({ bedrooms, count }) => ({
        value: bedrooms,
        text: t('results.facet.bedrooms.value', { bedrooms }),
        count,
      })),
    },
    {
      id: 'countries',
      key: 'countries',
      title: t('results.facet.countries'),
      values: placeValues(facets.countries),
    },
    {
      id: 'areas',
      key: 'areas',
      title: t('results.facet.areas'),
      values: placeValues(facets.areas),
      more: facets.moreAreas,
    },
    { id: 'funnels', key: 'funnels', title: t('results.facet.funnels'), values: placeValues(facets.funnels) },
    ...facets.facilities.map((group) => ({
      id: `facilities-${group.id}`,
      key: 'facilities' as const,
      title: group.title,
      values: group.items.map(({ id, name, count }) => ({ value: id, text: name, count })),
    })),
  ]
}

/** The filter groups of an answer, in display order; groups without options are omitted. */
export function facetGroups(facets: Facets, t: Text): FacetGroupRow[] {
  return allGroups(facets, t).filter((group) => group.values.length > 1)
}

/**
 * The active values with their names, for the chips above the list, including values without results. A number of
 * bedrooms includes its unit.
 */
export function chosenValues(
  criteria: Criteria,
  facets: Facets,
  t: Text,
): { id: string; key: FilterKey; value: string | number; text: string }[] {
  return allGroups(facets, t).flatMap(({ key, title, values }) => {
    const chosen = new Set<string | number>(criteria[key] as readonly (string | number)[])
    return values
      .filter(({ value }) => chosen.has(value))
      .map(({ value, text }) => ({
        id: `${key}-${value}`,
        key,
        value,
        text: key === 'bedrooms' && value !== 0 ? `${title}: ${text}` : text,
      }))
  })
}
