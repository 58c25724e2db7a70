import { sql } from 'kysely'
import type { AccommodationCategoryKey } from '../../../platform/db/catalogue-tables.ts'
import type { TestApi } from '../../../testing/open-test-api.ts'

/** For tests only: the query of a search against the tables. Places are ids; empty lists do not filter. */
export interface Question {
  readonly funnelId: number | null
  readonly countryId: number | null
  readonly areaId: number | null
  readonly cityId: number | null
  readonly date: string
  readonly nights: number
  readonly adults: number
  readonly childAges: readonly number[]
  readonly facilities: readonly number[]
  readonly countries: readonly number[]
  readonly areas: readonly number[]
  readonly funnels: readonly number[]
  readonly categories: readonly AccommodationCategoryKey[]
  readonly bedrooms: readonly number[]
  /** In tenths; 0 filters nothing. */
  readonly rating: number
  readonly price: { readonly from?: number; readonly to?: number }
  readonly bounds: { north: number; south: number; west: number; east: number } | null
  readonly order: 'popular' | 'price' | 'reviews'
  readonly direction: 'asc' | 'desc'
}

type FacetName = 'facilities' | 'countries' | 'areas' | 'funnels' | 'categories' | 'bedrooms'

export interface PlainAnswer {
  /** All sites in order, with the accommodation offered and its total. */
  readonly sites: readonly (readonly [siteId: number, accommodationId: number, total: number])[]
  /** Counts above 0 by id, category or bedrooms. */
  readonly facets: Readonly<Record<FacetName, Readonly<Record<string, number>>>>
}

/** Half up to a step of the currency, like all money; `bigint` because EUR cents times a rate exceed int4. */
const market = (amount: string): string =>
  `floor((${amount})::bigint * ppm / (1000000.0 * step) + 0.5)::int * step`

const keys = { popular: 'popularity', price: 'total', reviews: 'rating_tenths' } as const

function orderOf({ order, direction }: Question): string {
  const then = order === 'reviews' ? `, review_count ${direction}` : ''
  return `${keys[order]} ${direction}${then}, site_id`
}

/** The whole reply of a search, in one plain statement over the tables. `code` is the market code. */
export async function plainAnswer(api: TestApi, question: Question, code: string): Promise<PlainAnswer> {
  const { countryId, areaId, cityId, funnelId, date, nights, adults, childAges, facilities } = question
  const { countries, areas, funnels, categories, bedrooms, rating } = question
  const { from = 0, to = 2_000_000_000 } = question.price
  const { north, south, west, east } = question.bounds ?? { north: 90, south: -90, west: -180, east: 180 }
  const persons = adults + childAges.length
  const ages = [...Array<number>(adults).fill(18), ...childAges]
  const currency = code === 'ALGB' ? 'GBP' : code === 'ALCH' ? 'CHF' : 'EUR'
  const count = (columns: string, where: string) =>
    sql.raw(`(select coalesce(jsonb_object_agg(key, n), '{}') from (
      select ${columns} as key, count(distinct site_id)::int as n from passing where ${where} group by 1) as counted)`)
  const { rows } = await sql<{ answer: PlainAnswer }>`
    with terms as (
      select ppm, case currency when 'CHF' then 5 else 1 end as step, booking_fee, guarantee_fund_per_person as guarantee
      from fees, currency_rates where market = ${code} and currency = ${currency}
    ), offered as (
      select a.id, a.site_id, a.category, least(a.bedrooms, 4) as bedrooms, s.country_id, s.area_id, s.funnel_ids,
        a.facility_ids || array(select facility_id from site_facilities where site_id = s.id) as facility_ids,
        (select sum(price) from unnest(c.prices[${date}::date - c.from_date + 1 : ${date}::date - c.from_date + ${nights}::int]) as price) as stay
      from accommodations a
      join sites s on s.id = a.site_id
      join accommodation_calendar c on c.accommodation_id = a.id
      where s.status = 'live' and s.rating_tenths >= ${rating}::int
        and (${countryId}::int is null or s.country_id = ${countryId}::int)
        and (${areaId}::int is null or s.area_id = ${areaId}::int)
        and (${cityId}::int is null or s.city_id = ${cityId}::int)
        and (${funnelId}::int is null or ${funnelId}::int = any(s.funnel_ids))
        and s.lat between ${south} and ${north} and s.lng between ${west} and ${east}
        and a.max_persons >= ${persons} and a.max_adults >= ${adults}
        and ${date}::date >= c.from_date
        and substring(c.open from ${date}::date - c.from_date + 1 for ${nights}::int)::text = repeat('1', ${nights}::int)
        and exists (
          select from stay_rules r
          where r.site_id = s.id and r.from_date <= ${date}::date and ${date}::date < r.to_date
            and ${nights}::int between r.min_nights and r.max_nights
            and (r.arrival_days >> (extract(isodow from ${date}::date)::int - 1)) & 1 = 1
        )
        and exists (
          select from units u
          where u.accommodation_id = a.id and not exists (
            select from unit_occupations o
            where o.unit_id = u.id
              and o.stay && daterange(${date}::date, ${date}::date + ${nights}::int)
              and (o.state = 'booked' or (o.state = 'held' and o.expires_at > now()))
          )
        )
    ), judged as (
      select offered.*, ${sql.raw(market('stay'))} + booking_fee + guarantee * ${persons}
        + coalesce((
            select ${sql.raw(market('per_person_night * least(max_nights, nights.count) * (select count(*) from unnest(ages.list) as age where age >= from_age)'))}
            from tourist_taxes where site_id = offered.site_id
          ), 0)
        + coalesce((
            select sum(${sql.raw(market("amount * case unit when 'stay' then 1 else cardinality(ages.list) * nights.count end"))})
            from on_site_costs where site_id = offered.site_id and mandatory
          ), 0)::int as total,
        cardinality(${countries}::int[]) = 0 or country_id = any(${countries}::int[]) as in_countries,
        cardinality(${areas}::int[]) = 0 or area_id = any(${areas}::int[]) as in_areas,
        cardinality(${funnels}::int[]) = 0 or funnel_ids && ${funnels}::int[] as in_funnels,
        cardinality(${categories}::text[]) = 0 or category = any(${categories}::text[]) as in_categories,
        cardinality(${bedrooms}::int[]) = 0 or bedrooms = any(${bedrooms}::int[]) as in_bedrooms
      from offered, terms,
        (select ${nights}::int as count) as nights, (select ${ages}::int[] as list) as ages
      where facility_ids @> ${facilities}::int[]
    ), passing as (
      select * from judged where total between ${from}::int and ${to}::int
    ), found as (
      select distinct on (site_id) site_id, id, total, popularity, rating_tenths, review_count
      from passing join (select id as listed, popularity, rating_tenths, review_count from sites) s on listed = site_id
      where in_countries and in_areas and in_funnels and in_categories and in_bedrooms
      order by site_id, total, id
    )
    select jsonb_build_object(
      'sites', (
        select coalesce(jsonb_agg(jsonb_build_array(site_id, id, total) order by ${sql.raw(orderOf(question))}), '[]') from found
      ),
      'facets', jsonb_build_object(
        'facilities', ${count('unnest(facility_ids)', 'in_countries and in_areas and in_funnels and in_categories and in_bedrooms')},
        'countries', ${count('country_id', 'in_areas and in_funnels and in_categories and in_bedrooms')},
        'areas', ${count('area_id', 'in_countries and in_funnels and in_categories and in_bedrooms')},
        'funnels', ${count('unnest(funnel_ids)', 'in_countries and in_areas and in_categories and in_bedrooms')},
        'categories', ${count('category', 'in_countries and in_areas and in_funnels and in_bedrooms')},
        'bedrooms', ${count('bedrooms', 'in_countries and in_areas and in_funnels and in_categories')}
      )
    ) as answer
  `.execute(api.database.db)
  return rows[0]!.answer
}
