import { siteCalendar } from '@camping/contract/site.endpoints.ts'
import { siteCalendarReply, siteCalendarRequest } from '@camping/contract/site.schemas.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { unavailableReason } from './unavailable-reason.ts'

export const siteCalendarServed = serve(
  siteCalendar,
  {
    request: siteCalendarRequest,
    reply: siteCalendarReply,
    summary:
      'Days of a month on which a stay of this length can start, with the lowest total for this party; why not on the others',
  },
  ({ id, accommodation, month, duration, adults, children }, context) => {
    const days = context.world.readModel.arrivalDays({
      today: context.today(),
      siteId: id,
      accommodationId: accommodation,
      month,
      nights: duration,
      adults,
      childAges: children === undefined ? [] : [children].flat(),
      market: context.pricing,
    })
    if (!days) throw notFound()
    return {
      month,
      currency: context.currency,
      days: days.map((day) => ({ ...day, reason: unavailableReason(day) })),
    }
  },
)
