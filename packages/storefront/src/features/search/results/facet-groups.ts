import type { Facets } from '@camping/contract/search.schemas.ts'
import { hasPriceRange, type Criteria, type FilterKey } from '@camping/core/search/criteria.rules.ts'
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
      title: t('facets.category'),
      values: facets.categories.map(({ key, name, count }) => ({ value: key, text: name, count })),
    },
    {
      id: 'bedrooms',
      key: 'bedrooms',
      title: t('results.bedrooms'),
      values: facets.bedrooms.map(({ bedrooms, count }) => ({
        value: bedrooms,
        text: t('facets.bedrooms.value', { bedrooms }),
        count,
      })),
    },
    {
      id: 'countries',
      key: 'countries',
      title: t('facets.countries'),
      values: placeValues(facets.countries),
    },
    {
      id: 'areas',
      key: 'areas',
      title: t('facets.areas'),
      values: placeValues(facets.areas),
      more: facets.moreAreas,
    },
    { id: 'funnels', key: 'funnels', title: t('facets.funnels'), values: placeValues(facets.funnels) },
    ...facets.facilities.map((group) => ({
      id: `facilities-${group.id}`,
      key: 'facilities' as const,
      title: group.title,
      values: group.items.map(({ id, name, count }) => ({ value: id, text: name, count })),
      ...(group.more !== undefined && { more: group.more }),
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
        text: key === 'bedrooms' && value !== 0 ? t('shell.pair', { label: title, text }) : text,
      }))
  })
}

/** Formats for the texts of ranges. */
export interface RangeFormats {
  readonly money: (minor: number, options: { short: boolean }) => string
  readonly score: (points: number) => string
}

/** The active ranges in words, each with the search without it. */
export function chosenRanges(
  criteria: Criteria,
  t: Text,
  { money, score }: RangeFormats,
): { id: 'price' | 'rating'; text: string; rest: Criteria }[] {
  const { priceFrom, priceTo, rating } = criteria
  const [from, to] = [priceFrom, priceTo].map((amount) => amount !== null && money(amount, { short: true }))
  return [
    ...(hasPriceRange(criteria)
      ? [
          {
            id: 'price' as const,
            text:
              from && to
                ? t('facets.chip.price', { from, to })
                : from
                  ? t('facets.chip.price.from', { price: from })
                  : t('facets.chip.price.to', { price: to || '' }),
            rest: { ...criteria, priceFrom: null, priceTo: null, page: 1 },
          },
        ]
      : []),
    ...(rating === null
      ? []
      : [
          {
            id: 'rating' as const,
            text: t('facets.chip.rating', { score: score(rating / 10) }),
            rest: { ...criteria, rating: null, page: 1 },
          },
        ]),
  ]
}
