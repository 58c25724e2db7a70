import type { Alternatives } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { AccommodationCategoryKey } from '../../db/catalogue-tables.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { dateOfDay, dayNumber } from '../search/read-model/day-number.ts'
import type { BookingContext } from './booking-context.ts'
import type { StayRequest } from './stay-offer.types.ts'

const mostDays = 7
const mostAccommodations = 3
const mostDates = 4

/** Problems after which a visitor wants to know what else there is. */
const goneTypes: ReadonlySet<string> = new Set(['no-longer-available', 'closed'])

/**
 * Runs work that wants a stay. When the stay is gone the problem says what else there is, looked up after the work's
 * transaction has ended: whoever was too late must not hold locks, or a connection, for longer.
 */
export async function withAlternatives<T>(
  context: BookingContext,
  wanted: () => StayRequest | Promise<StayRequest>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProblemError) || !goneTypes.has(error.init.type)) throw error
    let alternatives: Alternatives
    try {
      alternatives = await findAlternatives(await wanted(), context)
    } catch (failure) {
      // The answer is no longer available all the same.
      context.log.error(failure)
      throw error
    }
    throw new ProblemError({ ...error.init, extensions: { ...error.init.extensions, alternatives } })
  }
}

/**
 * Other accommodations of the site for the same stay, and other arrivals in the same accommodation. The read model
 * proposes, with prices and rules; what it has not yet heard was sold is taken out by asking the tables.
 */
async function findAlternatives(wanted: StayRequest, context: BookingContext): Promise<Alternatives> {
  const { currency } = context
  const { site_id } = await context.db
    .selectFrom('accommodations')
    .select('site_id')
    .where('id', '=', wanted.accommodationId)
    .executeTakeFirstOrThrow()
  const others = otherAccommodations(wanted, site_id, context)
  const days = otherDays(wanted, site_id, context)
  const free = await freeAmong([...others, ...days], wanted.stay.nights, context)
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
      .map(({ date, total }) => ({ date, nights: wanted.stay.nights, total, currency })),
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

function otherAccommodations(wanted: StayRequest, siteId: number, context: BookingContext): Candidate[] {
  const date = wanted.stay.dateFrom
  return context.world.readModel
    .accommodations({ ...question(wanted, siteId, context), date, order: 'price', direction: 'asc' })
    .filter(({ accommodationId }) => accommodationId !== wanted.accommodationId)
    .map(({ accommodationId, total }) => ({ accommodationId, date, total }))
}

function otherDays(wanted: StayRequest, siteId: number, context: BookingContext): Candidate[] {
  const { accommodationId } = wanted
  const arrival = dayNumber(wanted.stay.dateFrom)
  const months = new Set([arrival - mostDays, arrival + mostDays].map((day) => dateOfDay(day).slice(0, 7)))
  const distance = (date: string) => Math.abs(dayNumber(date) - arrival)
  return [...months]
    .flatMap(
      (month) =>
        context.world.readModel.arrivalDays({
          ...question(wanted, siteId, context),
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

/** Those of the candidates for which a unit is free all nights at this moment. */
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
