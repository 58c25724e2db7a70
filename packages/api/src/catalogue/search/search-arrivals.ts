import { setImmediate } from 'node:timers/promises'
import { searchArrivals } from '@camping/contract/search.endpoints.ts'
import { arrivalsReply, arrivalsRequest } from '@camping/contract/search.schemas.ts'
import { serve } from './catalogue-serving.ts'
import { findPlace } from './find-place.ts'
import { dateOfDay, dayNumber } from './read-model/day-number.ts'
import type { ArrivalTotal } from './read-model/read-model.types.ts'
import { queryOf } from './search-sites.ts'

/**
 * Days computed in one go: with 30,000 campsites of a continent this takes some 7 ms, then the event loop runs
 * other work.
 */
const daysPerTurn = 5

export const searchArrivalsServed = serve(
  searchArrivals,
  {
    request: arrivalsRequest,
    reply: arrivalsReply,
    summary: 'Lowest total of a stay per day of arrival, for the same place, party and filters',
  },
  async ({ parameters, filter, from, days }, context) => {
    const { readModel } = context.world
    const place = findPlace(parameters, context)
    const query = queryOf({ requested: { parameters, filter }, place, date: from }, context)
    const first = dayNumber(from)
    const totals: ArrivalTotal[] = []
    while (totals.length < days) {
      if (totals.length > 0) await setImmediate()
      const date = dateOfDay(first + totals.length)
      totals.push(
        ...readModel.arrivalTotals({ ...query, date, days: Math.min(daysPerTurn, days - totals.length) }),
      )
    }
    return { nights: parameters.duration, currency: context.currency, days: totals }
  },
)
