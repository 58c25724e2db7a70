import { eventFaults } from '@camping/contract/analytics-events.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { describe, expect, it } from 'vitest'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { pageViewEvent, reportedAddress, reportedPage } from './page-view-event.ts'

const origin = 'https://uk.alder.example'
const cartId = 'abcdefghijklmnopqrstuv'
const bookingId = '5PRAKA9451'

function requestOf(name: RouteName, params: RouteParams = {}, query = ''): PageRequest {
  const pathname = buildPath('uk', name, params)
  return { name, params, pathname, query: new URLSearchParams(query) } as PageRequest
}

describe('the address for third parties', () => {
  it.each([
    ['of a public page', requestOf('home'), '/uk'],
    ['without a search', requestOf('searchAndBook', {}, 'country=italy&children=4,8'), '/uk/search-and-book'],
    ['without typed words', requestOf('freeSearch', {}, 'query=anna%40example.org'), '/uk/free-search'],
    [
      'with the marks of a campaign',
      requestOf('home', {}, 'utm_source=letter&gclid=Cj0-_x&fbclid=1'),
      '/uk?utm_source=letter&gclid=Cj0-_x',
    ],
    ['without a mark that may be an address', requestOf('home', {}, 'utm_term=anna%40example.org'), '/uk'],
    ['without a token', requestOf('login', {}, 'token=secret&with=booking'), '/uk/login'],
    ['without a cart', requestOf('booking', { cartId }), '/uk/booking/cartId'],
    ['without a cart', requestOf('bookingConfirmation', { cartId }), '/uk/booking/confirmation/cartId'],
    [
      'without a booking',
      requestOf('paymentOptions', { bookingId }),
      '/uk/profile/my-bookings/bookingId/payment/options',
    ],
  ])('%s', (_what, request, expected) => expect(reportedAddress(origin, request)).toBe(origin + expected))
})

describe('a page view', () => {
  const page = { origin, title: 'The title', referrer: `${origin}/uk` }
  const eventOf = (request: PageRequest) => pageViewEvent(request, reportedPage(request, page))

  it.each([
    ['home', {}, { page_title: 'The title' }],
    ['country', { funnel: 'campsites', country: 'italy' }, { page_type: 'Country', page_title: 'The title' }],
    ['profile', {}, { page_type: 'customer_portal', page_section: 'home', page_title: 'profile' }],
    [
      'bookingDetail',
      { bookingId },
      {
        page_type: 'customer_portal',
        page_section: 'my_bookings',
        booking_id: bookingId,
        page_title: 'bookingDetail',
      },
    ],
    ['bookingConfirmation', { cartId }, { page_type: 'Checkout', page_title: 'bookingConfirmation' }],
  ] as const)('of %s has its type (analytics-2)', (name, params, details) => {
    const event = eventOf(requestOf(name, params))
    expect(eventFaults(event)).toEqual([])
    const { page_location = '', ...rest } = event as Partial<Record<string, string>>
    expect(rest).toEqual({ event: 'page_view', page_referrer: `${origin}/uk`, ...details })
    expect(page_location).not.toContain(cartId)
    expect(page_location).not.toContain(bookingId)
  })

  it('of an error contains nothing about its address', () =>
    expect(reportedPage(undefined, page)).toEqual({
      page_location: `${origin}/`,
      page_referrer: `${origin}/uk`,
      page_title: 'error',
    }))
})
