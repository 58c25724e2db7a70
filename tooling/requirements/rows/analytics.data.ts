import { proved, type Claim, type CoverageArea } from '../coverage-row.ts'

const journey = 'every event from search to cancellation arrives as in the catalogue: ${brand} ${site}'
const listeners = 'packages/core/src/store/events.listeners.ts'
const listenersTest = 'packages/core/src/store/events.listeners.test.ts'
const lists = 'packages/core/src/analytics/list-events.rules.ts'
const listsTest = 'packages/core/src/analytics/list-events.test.ts'
const pageView = 'packages/storefront/src/shell/analytics/page-view-event.ts'
const pageViewTest = 'packages/storefront/src/shell/analytics/page-view-event.test.ts'

/** An event whose values a walk through an edition compares as they arrive. */
const walked = (file: string, items: Claim['items']) =>
  proved('analytics-8', file, ['tooling/e2e/journeys/analytics.spec.ts', journey], items)
const told = (title: string, items: Claim['items']) =>
  proved('analytics-8', listeners, [listenersTest, title], items)
const listed = (title: string, items: Claim['items']) =>
  proved('analytics-8', lists, [listsTest, title], items)
const typed = (route: string, items: Claim['items']) =>
  proved('analytics-2', pageView, [pageViewTest, 'of %s has its type (analytics-2)', route], items)
const content = 'packages/storefront/src/shell/analytics/follow-content.browser.ts'
const sold = 'packages/core/src/analytics/analytics-items.rules.ts'

/** What analytics are told, and when. */
export const analyticsRows: CoverageArea = {
  area: 'analytics',
  title: 'Analytics',
  claims: [
    proved(
      'analytics-8',
      'packages/contract/src/analytics-events.ts',
      [
        'packages/contract/src/analytics-events.test.ts',
        'docs/contracts/events.md › states when %s is sent, and every parameter',
      ],
      { catalogue: 'a catalogue of events, each with its parameters' },
    ),
    typed('country', { 'type.country': 'page type Country' }),
    typed('bookingConfirmation', { 'type.checkout': 'page type Checkout' }),
    typed('profile', { 'type.portal': 'page type customer_portal, section home' }),
    typed('bookingDetail', { 'type.booking': 'section my_bookings, with the id of the booking' }),
    walked(content, { 'event.page_view': 'page_view', 'event.checkout_step': 'checkout_step, each step' }),
    listed('a search is sent with its stay, and its list with positions', {
      'event.search': 'search',
      'event.view_item_list': 'view_item_list with positions',
    }),
    listed('nothing found is sent instead of a list', { 'event.no_results': 'no_results' }),
    listed('filters are sent as set and removed', { 'event.filter': 'filter' }),
    walked(lists, { 'event.sort': 'sort' }),
    walked('packages/storefront/src/features/campsite/page/share-page.browser.ts', {
      'event.share': 'share',
    }),
    walked(content, { 'event.select_item': 'select_item' }),
    walked(sold, { 'event.view_item': 'view_item' }),
    told('a new cart begins a checkout, with what it costs and the season', {
      'event.begin_checkout': 'begin_checkout',
    }),
    told('an accepted order reports its plan of payments', {
      'event.add_payment_info.plan': 'add_payment_info',
    }),
    told('an opened payment reports its provider and amount', {
      'event.add_payment_info.provider': 'add_payment_info of a payment',
    }),
    walked(sold, { 'event.purchase': 'purchase, told on the confirmation, once' }),
    told('a cancellation with %d back', { 'event.booking_cancel': 'cancel', 'event.refund': 'refund' }),
    told('a change of %s: %j', { 'event.booking_change': 'change' }),
    told('hearts, and what a visitor read about a failure', {
      'event.favourite': 'favourite',
      'event.error_shown': 'error shown',
    }),
    proved(
      'consent-1',
      'packages/storefront/src/shell/analytics/follow-page.browser.ts',
      [
        'tooling/e2e/journeys/before-consent.spec.ts',
        'no page sends anything to anybody else: ${brand} ${site}',
      ],
      { 'before-consent': 'nothing before consent, on every route in every edition' },
    ),
    proved(
      'consent-1',
      'packages/web/src/pages/document.ts',
      ['tooling/e2e/journeys/before-consent.spec.ts', 'what a page would send is noticed'],
      { 'before-consent.noticed': 'and what would be sent is noticed' },
    ),
  ],
}
