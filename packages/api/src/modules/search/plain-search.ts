import { sql } from 'kysely'
import type { TestApi } from '../../server/open-test-api.ts'

/** For tests only: the question of a search, put to the tables. */
export interface Question {
  countryId: number | null
  funnelId: number | null
  date: string
  nights: number
  adults: number
  childAges: number[]
  facilities: number[]
  categories: string[]
}

/** Half up, as money is rounded everywhere; `bigint` because EUR cents times a rate leave int4. */
const market = (amount: string): string => `floor((${amount})::bigint * ppm / 1000000.0 + 0.5)::int`

/** Site ids with the lowest total of a fitting accommodation, in plain SQL. `code` is the market code. */
export async function plainAnswer(
  api: TestApi,
  question: Question,
  code: string,
): Promise<Map<number, number>> {
  const { countryId, funnelId, date, nights, adults, childAges, facilities, categories } = question
  const persons = adults + childAges.length
  const { rows } = await sql<{ site_id: number; total: number }>`
    with terms as (
      select ppm, booking_fee, guarantee_fund_per_person as guarantee
      from fees, currency_rates
      where market = ${code} and currency = ${code === 'ALGB' ? 'GBP' : code === 'ALCH' ? 'CHF' : 'EUR'}
    ), offered as (
      select a.id, a.site_id,
        (select sum(price) from unnest(c.prices[${date}::date - c.from_date + 1 : ${date}::date - c.from_date + ${nights}::int]) as price) as stay
      from accommodations a
      join sites s on s.id = a.site_id
      join accommodation_calendar c on c.accommodation_id = a.id
      where s.status = 'live'
        and (${countryId}::int is null or s.country_id = ${countryId}::int)
        and (${funnelId}::int is null or ${funnelId}::int = any(s.funnel_ids))
        and a.max_persons >= ${persons} and a.max_adults >= ${adults}
        and (cardinality(${categories}::text[]) = 0 or a.category = any(${categories}::text[]))
        and substring(c.open from ${date}::date - c.from_date + 1 for ${nights}::int)::text = repeat('1', ${nights}::int)
        and exists (
          select from stay_rules r
          where r.site_id = s.id and r.from_date <= ${date}::date and ${date}::date < r.to_date
            and ${nights}::int between r.min_nights and r.max_nights
            and (r.arrival_days >> (extract(isodow from ${date}::date)::int - 1)) & 1 = 1
        )
        and not exists (
          select from unnest(${facilities}::int[]) as wanted
          where wanted <> all(a.facility_ids)
            and wanted not in (select facility_id from site_facilities where site_id = s.id)
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
    )
    select offered.site_id, min(
      ${sql.raw(market('stay'))} + booking_fee + guarantee * ${persons}
      + coalesce((
          select ${sql.raw(market('per_person_night * least(max_nights, nights.count) * (select count(*) from unnest(ages.list) as age where age >= from_age)'))}
          from tourist_taxes where site_id = offered.site_id
        ), 0)
      + coalesce((
          select sum(${sql.raw(market("amount * case unit when 'stay' then 1 else cardinality(ages.list) * nights.count end"))})
          from on_site_costs where site_id = offered.site_id and mandatory
        ), 0)
    )::int as total
    from offered, terms,
      (select ${nights}::int as count) as nights,
      (select ${[...Array<number>(adults).fill(18), ...childAges]}::int[] as list) as ages
    group by offered.site_id
  `.execute(api.database.db)
  return new Map(rows.map((row) => [row.site_id, row.total]))
}
