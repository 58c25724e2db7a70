import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** A choice and its origin. An origin of type '' is the empty search box. */
export interface Choice {
  readonly originType: string
  readonly originId: number
  readonly funnelId: number
  readonly searchedType: 'site' | 'country' | 'city' | 'area'
  readonly searchedId: number
  /** Chosen from the list of popular ones. */
  readonly fromPopular: boolean
}

/** A household looks for a few places a day; a source of more choices is none. */
const choicesOfNetworkAndDay = 40

/** Days after which a choice counts half. */
const halfLifeDays = 14
/** Days after which a choice no longer counts. */
export const popularDays = 90

/**
 * One day of an entry counts at most this multiple of its other days' average, and `quietDay` networks in any
 * case: a crowd sent for one day has no lasting effect, while a place that becomes popular rises within days.
 */
const outlierTimes = 4
const quietDay = 10

/**
 * Counts a choice once per network and day, in one statement. Returns whether it counted.
 * @param mark of the network, platform/admission/network-mark.ts
 * @param day 'YYYY-MM-DD'
 */
export async function countChoice(
  db: Kysely<Database>,
  choice: Choice,
  { mark, day }: { readonly mark: string; readonly day: string },
): Promise<boolean> {
  const { originType, originId, funnelId, searchedType, searchedId, fromPopular } = choice
  const key = `${originType} ${originId} ${funnelId} ${searchedType} ${searchedId}`
  const { rows } = await sql`
    with voted as (
      insert into popular_votes (day, network_mark, choice)
      select ${day}::date, ${mark}, ${key}
      where (select count(*) from popular_votes
        where day = ${day}::date and network_mark = ${mark}) < ${choicesOfNetworkAndDay}::int
      on conflict do nothing
      returning choice
    )
    insert into popular_days as p
      (day, origin_type, origin_id, funnel_id, searched_type, searched_id, networks, from_popular)
    select ${day}::date, ${originType}, ${originId}::int, ${funnelId}::int, ${searchedType}, ${searchedId}::int,
      1, ${fromPopular ? 1 : 0}::int
    from voted
    on conflict (origin_type, origin_id, funnel_id, searched_type, searched_id, day) do update
      set networks = p.networks + 1, from_popular = p.from_popular + excluded.from_popular
    returning day`.execute(db)
  return rows.length > 0
}

/** All origins or one, all funnels or one. */
export interface PopularQuestion {
  readonly origin: { readonly type: string; readonly id: number } | undefined
  readonly funnelId: number | undefined
  readonly limit: number
  /** 'YYYY-MM-DD' */
  readonly today: string
}

/** The choices of most networks, recent ones weighted higher, unusual days capped. */
export async function mostChosen(
  db: Kysely<Database>,
  { origin, funnelId, limit, today }: PopularQuestion,
): Promise<{ type: Choice['searchedType']; id: number }[]> {
  const { rows } = await sql<{ type: Choice['searchedType']; id: number }>`
    with days as (
      select searched_type, searched_id, day, sum(networks)::float as networks
      from popular_days
      where day > ${today}::date - ${popularDays}::int and day <= ${today}::date
        ${origin ? sql`and origin_type = ${origin.type} and origin_id = ${origin.id}::int` : sql``}
        ${funnelId === undefined ? sql`` : sql`and funnel_id = ${funnelId}::int`}
      group by searched_type, searched_id, day
    ), around as (
      select *, (sum(networks) over entry - networks) / greatest(count(*) over entry - 1, 1) as usual
      from days window entry as (partition by searched_type, searched_id)
    )
    select searched_type as type, searched_id as id
    from around
    group by searched_type, searched_id
    order by sum(
        least(networks, greatest(${quietDay}::float, ${outlierTimes}::float * usual))
        * power(0.5, (${today}::date - day) / ${halfLifeDays}::float)) desc,
      searched_type, searched_id
    limit ${limit}::int`.execute(db)
  return rows
}
