import { routeRow } from '@camping/editions/routes.ts'
import type { PageRequest } from '../routing/page-view.ts'
import type { TagEvent, ToldPage } from './tag-event.ts'

/** Parameters of a path that open or name a booking. */
const secretParams = ['cartId', 'bookingId']

/** Marks of campaigns: where a visit came from, in words of the advertiser. */
const campaignKeys = /^(utm_(source|medium|campaign|content|term|id)|gclid|gbraid|wbraid|dclid)$/
const plainWord = /^[\w.~-]{1,150}$/

/**
 * The address of a page as third parties may know it: without what was searched or typed, without secrets, with the marks of
 * a campaign. The name of a parameter stands for its value.
 */
export function toldAddress(
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

/** A page as third parties may know it. Pages of one visitor keep their title for themselves; errors are none of theirs. */
export function toldPage(
  request: PageRequest | undefined,
  { origin, title, referrer }: { origin: string; title: string; referrer: string },
): ToldPage {
  const { auth, noindex } = request ? routeRow(request.name) : { auth: true, noindex: true }
  return {
    page_location: request ? toldAddress(origin, request) : `${origin}/`,
    page_referrer: referrer,
    page_title: auth || noindex ? (request?.name ?? 'error') : title,
  }
}

/** SPEC.md §7: page views with a page type and, on booking pages, a booking id. */
export function pageViewEvent({ name, params }: PageRequest, page: ToldPage): TagEvent {
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
