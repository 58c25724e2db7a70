import { hasBit } from '../columns/bitset.ts'
import { dateOfDay, dayNumber } from '../day-number.ts'
import type { ModelState } from '../columns/model-state.ts'
import { costsOfSite, stayAmount } from './priced-offer.ts'
import type { ArrivalDay, ArrivalDaysQuery, ArrivalReason } from '../read-model.types.ts'
import { mayArrive, ruleOf } from '../columns/stay-rules.ts'

/** The reason shown when several accommodations refuse: the one that comes closest to a stay. */
const closeness: Readonly<Record<ArrivalReason, number>> = {
  'no-single-unit': 6,
  'later-night-booked': 5,
  'night-booked': 4,
  'later-night-closed': 3,
  'night-closed': 2,
  'party-too-large': 1,
  past: 0,
  'beyond-calendar': 0,
  'arrival-weekday': 0,
  'min-nights': 0,
  'max-nights': 0,
}

const states: Readonly<Record<ArrivalReason, ArrivalDay['state']>> = {
  past: 'past',
  'beyond-calendar': 'too-early',
  'party-too-large': 'closed',
  'night-closed': 'closed',
  'later-night-closed': 'closed',
  'night-booked': 'booked',
  'later-night-booked': 'booked',
  'no-single-unit': 'booked',
  'arrival-weekday': 'open',
  'min-nights': 'too-short',
  'max-nights': 'closed',
}

/** The days of one month on which a stay could start, with the reason on the others (campsite-5). */
export function arrivalDays(state: ModelState, query: ArrivalDaysQuery): ArrivalDay[] | undefined {
  const { sites, accommodations } = state
  const site = sites.lookup.indexOf(query.siteId)
  if (site < 0 || !hasBit(sites.live, site)) return undefined
  const { start } = accommodations.spans
  let candidates = Array.from({ length: start[site + 1]! - start[site]! }, (_, at) => start[site]! + at)
  if (query.accommodationId !== undefined) {
    const at = accommodations.lookup.indexOf(query.accommodationId)
    if (!candidates.includes(at)) return undefined
    candidates = [at]
  }
  const firstDay = dayNumber(`${query.month}-01`)
  const days: ArrivalDay[] = []
  for (let day = firstDay; ; day += 1) {
    const date = dateOfDay(day)
    if (!date.startsWith(query.month)) return days
    days.push(arrivalDay(state, { query, site, candidates, day, date }))
  }
}

interface RequestedStay {
  readonly query: ArrivalDaysQuery
  readonly site: number
  readonly candidates: readonly number[]
  readonly day: number
  /** The same as 'YYYY-MM-DD'. */
  readonly date: string
}

function arrivalDay(state: ModelState, requested: RequestedStay): ArrivalDay {
  const { query, site, day, date } = requested
  const { rules } = state.sites
  const rule = ruleOf(rules.values[rules.of[site]!]!, day)
  const arrivalAllowed = rule !== undefined && mayArrive(rule, day)
  const shared = { date, minNights: rule?.minNights ?? 0, arrivalAllowed }
  const refused = (reason: ArrivalReason): ArrivalDay => ({
    ...shared,
    state: states[reason],
    lowestTotal: null,
    reason,
    otherNights: null,
  })
  const from = day - state.firstDay
  if (day < dayNumber(query.today)) return refused('past')
  if (from < 0 || from + query.nights > state.nights) return refused('beyond-calendar')
  const asRequested = lowestOf(state, requested, { from, nights: query.nights })
  if ('reason' in asRequested) return refused(asRequested.reason)
  if (!arrivalAllowed) return refused('arrival-weekday')
  const nights = Math.min(Math.max(query.nights, rule.minNights), rule.maxNights)
  if (nights !== query.nights) {
    const other = lowestOf(state, requested, { from, nights })
    const otherNights = 'reason' in other ? null : { nights, total: other.total }
    return { ...refused(nights > query.nights ? 'min-nights' : 'max-nights'), otherNights }
  }
  return { ...shared, state: 'open', lowestTotal: asRequested.total, reason: null, otherNights: null }
}

interface Length {
  /** Relative to the calendar. */
  readonly from: number
  readonly nights: number
}

/** The lowest total of the free candidates, or the reason why none is free. */
function lowestOf(
  state: ModelState,
  requested: RequestedStay,
  { from, nights }: Length,
): { total: number } | { reason: ArrivalReason } {
  if (from + nights > state.nights) return { reason: 'beyond-calendar' }
  const { query, site } = requested
  const { best, reason } = cheapestOf(state, requested, { from, nights })
  if (best < 0) return { reason }
  const stay = { from, to: from + nights, party: query, market: query.market }
  return { total: stayAmount(state, best, stay) + costsOfSite(state, site, stay) }
}

function cheapestOf(state: ModelState, { query, candidates }: RequestedStay, { from, nights }: Length) {
  const to = from + nights
  let best = -1
  let lowest = Infinity
  let reason: ArrivalReason = 'night-closed'
  let closest = -1
  for (const at of candidates) {
    const refusal = refusalOf(state, { query, at, from, to })
    if (refusal === undefined) {
      const cents = state.prices.sum(at, from, to)
      if (cents < lowest) {
        lowest = cents
        best = at
      }
    } else if (closeness[refusal] > closest) {
      closest = closeness[refusal]
      reason = refusal
    }
  }
  return { best, reason }
}

function refusalOf(
  { accommodations, availability, occupations, prices }: ModelState,
  { query, at, from, to }: { query: ArrivalDaysQuery; at: number; from: number; to: number },
): ArrivalReason | undefined {
  const persons = query.adults + query.childAges.length
  if (persons > accommodations.maxPersons[at]! || query.adults > accommodations.maxAdults[at]!)
    return 'party-too-large'
  for (let night = from; night < to; night += 1) {
    if (availability.isSellable(at, night)) continue
    if (prices.isSellable(at, night)) return night === from ? 'night-booked' : 'later-night-booked'
    return night === from ? 'night-closed' : 'later-night-closed'
  }
  return occupations.freeUnits(at, from, to) > 0 ? undefined : 'no-single-unit'
}
