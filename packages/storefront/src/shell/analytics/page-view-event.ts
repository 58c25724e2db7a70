import { isListed } from '@camping/editions/route-row.ts'
import { routeRow } from '@camping/editions/routes.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import type { TagEvent, ReportedPage } from '../../kit/analytics/tag-event.ts'

/** Path parameters that open or identify a booking. */
const secretParams = ['cartId', 'bookingId']

/** Campaign parameters: the source of a visit, in the advertiser's words. */
const campaignKeys = /^(utm_(source|medium|campaign|content|term|id)|gclid|gbraid|wbraid|dclid)$/
const plainWord = /^[\w.~-]{1,150}$/

/**
 * The address of a page for third parties: without searched or typed text, without secrets, with campaign parameters.
 * The name of a parameter replaces its value.
 */
export function reportedAddress(
  origin: string,
  { pathname, query, params }: Pick<PageRequest, 'pathname' | 'query' | 'params'>,
): string {
  const hidden = new Map(secretParams.flatMap((name) => (params[name] ? [[params[name], name]] : [])))
  const path = pathname
    .split('/')
    .map((segment) => hidden.get(decodeURIComponent(segment)) ?? segment)
    .join('/')
  const marks = [...query].filter(([key, value]) => campaignKeys.test(key) && plainWord.test(value))
  return origin + path + (marks.length > 0 ? `?${new URLSearchParams(marks)}` : '')
}

/** A page for third parties. Personal pages omit their title; errors are not reported. */
export function reportedPage(
  request: PageRequest | undefined,
  { origin, title, referrer }: { origin: string; title: string; referrer: string },
): ReportedPage {
  return {
    page_location: request ? reportedAddress(origin, request) : `${origin}/`,
    page_referrer: referrer,
    page_title: request && isListed(routeRow(request.name)) ? title : (request?.name ?? 'error'),
  }
}

/** analytics-2: page views with a page type and, on booking pages, a booking id. */
export function pageViewEvent({ name, params }: PageRequest, page: ReportedPage): TagEvent {
  const { analytics, section } = routeRow(name)
  const { bookingId } = params
  return {
    event: 'page_view',
    ...(analytics && { page_type: analytics }),
    ...(section && { page_section: section }),
    ...(bookingId && { booking_id: bookingId }),
    ...page,
  }
}
