import type { Alternatives } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { AccommodationCategoryKey } from '../../platform/db/catalogue-tables.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import type { BookingContext } from '../booking-context.ts'
import type { StayRequest } from '../pricing/stay-offer.types.ts'

const mostDays = 7
const mostAccommodations = 3
const mostDates = 4

/** Problems that come with alternatives. */
const unavailableTypes: ReadonlySet<string> = new Set(['no-longer-available', 'closed'])

/**
 * Runs work on a stay. When the stay is unavailable, the problem carries alternatives. They are read after the
 * work's transaction has ended, so that a late visitor holds no locks and no connection for longer.
 */
export async function withAlternatives<T>(
  context: BookingContext,
  requested: () => StayRequest | Promise<StayRequest>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProblemError) || !unavailableTypes.has(error.init.type)) throw error
    let alternatives: Alternatives
    try {
      alternatives = await findAlternatives(await requested(), context)
    } catch (failure) {
      // The reply is "no longer available" even without alternatives.
      context.log.error(failure)
      throw error
    }
    throw new ProblemError({ ...error.init, extensions: { ...error.init.extensions, alternatives } })
  }
}

/**
 * Other accommodations of the site for the same stay, and other arrivals in the same accommodation. The read
 * model proposes them with prices and rules; a query on the tables removes those sold since its last update.
 */
async function findAlternatives(requested: StayRequest, context: BookingContext): Promise<Alternatives> {
  const { currency } = context
  const { site_id } = await context.db
    .selectFrom('accommodations')
    .select('site_id')
    .where('id', '=', requested.accommodationId)
    .executeTakeFirstOrThrow()
  const others = otherAccommodations(requested, site_id, context)
  const days = otherDays(requested, site_id, context)
  const free = await freeAmong([...others, ...days], requested.stay.nights, context)
  const found = ({ accommodationId, date }: Candidate) =>
    free.find((row) => row.accommodation_id === accommodationId && row.date === date)
  return {
    accommodations: others
      .flatMap((other) => {
        const row = found(other)
        return row
          ? [
              {
                id: row.accommodation_id,
                name: row.name,
                category: row.category,
                total: other.total,
                currency,
              },
            ]
          : []
      })
      .slice(0, mostAccommodations),
    dates: days
      .filter(found)
      .slice(0, mostDates)
      .map(({ date, total }) => ({ date, nights: requested.stay.nights, total, currency })),
  }
}

interface Candidate {
  readonly accommodationId: number
  readonly date: string
  readonly total: number
}

function question({ stay, party }: StayRequest, siteId: number, context: BookingContext) {
  return { ...party, today: context.today(), siteId, nights: stay.nights, market: context.pricing }
}

function otherAccommodations(requested: StayRequest, siteId: number, context: BookingContext): Candidate[] {
  const date = requested.stay.dateFrom
  return context.world.readModel
    .accommodations({ ...question(requested, siteId, context), date, order: 'price', direction: 'asc' })
    .filter(({ accommodationId }) => accommodationId !== requested.accommodationId)
    .map(({ accommodationId, total }) => ({ accommodationId, date, total }))
}

function otherDays(requested: StayRequest, siteId: number, context: BookingContext): Candidate[] {
  const { accommodationId } = requested
  const arrival = dayNumber(requested.stay.dateFrom)
  const months = new Set([arrival - mostDays, arrival + mostDays].map((day) => dateOfDay(day).slice(0, 7)))
  const distance = (date: string) => Math.abs(dayNumber(date) - arrival)
  return [...months]
    .flatMap(
      (month) =>
        context.world.readModel.arrivalDays({
          ...question(requested, siteId, context),
          accommodationId,
          month,
        }) ?? [],
    )
    .flatMap(({ date, lowestTotal }) =>
      lowestTotal === null || distance(date) === 0 || distance(date) > mostDays
        ? []
        : [{ accommodationId, date, total: lowestTotal }],
    )
    .sort((a, b) => distance(a.date) - distance(b.date) || (a.date < b.date ? -1 : 1))
}

interface FreeRow {
  accommodation_id: number
  date: string
  name: string
  category: AccommodationCategoryKey
}

/** The candidates that have a unit free for all nights now. */
async function freeAmong(
  candidates: readonly Candidate[],
  nights: number,
  { db, messages }: BookingContext,
): Promise<FreeRow[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ accommodationId }) => accommodationId)
  const dates = candidates.map(({ date }) => date)
  const { rows } = await sql<FreeRow>`
    select c.accommodation_id, c.date, a.name ->> ${messages} as name, a.category
    from unnest(${ids}::int[], ${dates}::date[]) as c (accommodation_id, date)
    join accommodations a on a.id = c.accommodation_id
    where exists (
      select 1 from units u where u.accommodation_id = c.accommodation_id and not exists (
        select 1 from unit_occupations o
        where o.unit_id = u.id and o.state in ('held', 'booked')
          and o.stay && daterange(c.date, c.date + ${nights}::int)
          and (o.state = 'booked' or o.expires_at > clock_timestamp())))`.execute(db)
  return rows
}
