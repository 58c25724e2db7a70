import { expect, test } from 'vitest'
import { z } from 'zod'
import { bookingConfirmation, paymentRate } from './booking.schemas.ts'
import { bookingChangeTerms } from './booking-changes.schemas.ts'
import * as account from './account.schemas.ts'
import { experimentFlagsReply } from './experiments.schemas.ts'
import { navigationGroupsReply } from './navigation.schemas.ts'
import { newsletterSubscribeRequest } from './newsletter.schemas.ts'
import { dynamicProvidersRequest, orderIdReply, orderIdRequest, paymentProviders } from './payment.schemas.ts'
import * as search from './search.schemas.ts'
import { user } from './session.schemas.ts'

/** Every place in a schema, written as code reads it; `[]` is an entry of a list, `{}` one of a record. */
function placesIn(schema: z.ZodType, at = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
      const place = at ? `${at}.${key}` : key
      return [place, ...placesIn(field, place)]
    })
  if (schema instanceof z.ZodArray) return placesIn(schema.element as z.ZodType, `${at}[]`)
  if (schema instanceof z.ZodRecord) return placesIn(schema.valueType as z.ZodType, `${at}{}`)
  if (schema instanceof z.ZodEnum) return schema.options.map((value) => `${at} = ${value}`)
  if (schema instanceof z.ZodPipe) return placesIn(schema.in as z.ZodType, at)
  return 'unwrap' in schema || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? placesIn((schema as z.ZodOptional<z.ZodType>).unwrap(), at)
    : []
}

test.each<[string, z.ZodType, string]>([
  [
    'search parameters',
    search.searchSitesRequest,
    'parameters.map parameters.includeTopFacilities parameters.city parameters.funnel parameters.date parameters.duration parameters.country parameters.area parameters.persons.adults parameters.persons.children[].age parameters.site filter',
  ],
  [
    'filters',
    search.searchSitesRequest,
    'filter.site.facilities filter.site.countries filter.site.areas filter.site.funnels filter.accommodation.categories filter.accommodation.bedrooms',
  ],
  ['paging', search.searchSitesRequest, 'paging.limit paging.order paging.orderBy paging.page'],
  [
    'suggestions',
    search.autocompleteReply,
    'results[].id results[].type results[].name results[].meta.country.slug results[].meta.city.slug results[].meta.area.slug results[].meta.funnel.slug results[].meta.site.slug',
  ],
  [
    'a site in results',
    search.siteResult,
    'siteId id name slug displayPrice.discount displayPrice.sellPrice ownership minPrice.currency maxPrice accommodationCount meta.area meta.country meta.city.globalName meta.city.name meta.city.slug meta.product rating images availabilityStatus location.lat location.lng',
  ],
  [
    'navigation data',
    navigationGroupsReply,
    'funnels[].slug funnels[].name funnels[].defaultBookingDate funnels[].countries[].slug funnels[].countries[].name funnels[].countries[].code funnels[].countries[].title funnels[].countries[].dimension funnels[].countries[].areas[].slug funnels[].countries[].areas[].name funnels[].countries[].areas[].images.small funnels[].countries[].areas[].cities header footer taggedPages{}.slug earlyBookingPeriod activeFunnelDefaultDate analyticsData.season.current.type analyticsData.season.current.year analyticsData.season.next.year phonePrefixes bookingFormularCountries',
  ],
  [
    'a link of the header',
    navigationGroupsReply,
    'header[].items[].text header[].items[].url header[].items[].icon header[].items[].openInNewTab header[].items[].isExternal',
  ],
  [
    'a link of the footer',
    navigationGroupsReply,
    'footer[].links[].text footer[].links[].url footer[].links[].isExternal footer[].links[].openInNewTab',
  ],
  ['a registration', account.registerRequest, 'firstName lastName email'],
  ['the end of a registration', account.verifyRequest, 'firstName lastName password confirmed_password'],
  ['a sign-in by booking', account.authenticateBookingRequest, 'email bookingRef'],
  ['a new password', account.resetPasswordRequest, 'token password confirmed_password'],
  ['who is signed in', user, 'type = email|type = booking_id|firstName|lastName|email|phone|address'],
  [
    'a payment provider',
    paymentProviders,
    '[].paymentProviderIdentifier = bambora|[].paymentProviderIdentifier = saferpay|[].paymentProviderIdentifier = gift_voucher|[].paymentMethodIdentifier|[].feePrices[].amount|[].fullFeeAmount',
  ],
  ['what a payment asks for', orderIdRequest, 'ref slug amount paymentMethod extras successUrl'],
  ['what a payment answers', orderIdReply, 'orderIdHash merchantId amount saferpayUrl'],
  ['providers for an amount', dynamicProvidersRequest, 'bookingId amount'],
  ['a payment rate', paymentRate, 'status = pending|status = paid|status = cancelled|amount|dueDate'],
  [
    'a payment status',
    bookingConfirmation,
    'paymentStatus = PAYMENT_OK|paymentStatus = PARTIALLY_PAID|paymentStatus = PAID_TOO_MUCH|paymentStatus = NO_PAYMENT_MADE|paymentRates',
  ],
  [
    'rules of participants',
    bookingChangeTerms,
    'participants.rule = CHANGES_NOT_ALLOWED|participants.rule = CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL|participants.rule = EXISTING_ONLY_ALLOWED|participants.rule = FULL_CHANGES_ALLOWED',
  ],
  [
    'rules of extras',
    bookingChangeTerms,
    'extras.rule = CHANGES_NOT_ALLOWED|extras.rule = CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL|extras.rule = CHANGES_ALLOWED_REQUIRES_PAYMENT|extras.rule = FULL_CHANGES_ALLOWED',
  ],
  ['a sign-up to the newsletter', newsletterSubscribeRequest, 'email reference phone'],
  ['a flag of an experiment', experimentFlagsReply, 'flags[].slug flags[].value flags[].key uniqueVisitorId'],
  [
    'kinds of suggestions',
    search.autocompleteReply,
    'results[].type = site|results[].type = country|results[].type = city|results[].type = area',
  ],
])('%s has its fields', (_, schema, names) => {
  expect(placesIn(schema)).toEqual(expect.arrayContaining(names.split(names.includes('|') ? '|' : ' ')))
})

test('an empty search is for seven nights, two adults and ten sites by popularity', () => {
  const { parameters, paging } = search.searchSitesRequest.parse({})
  expect(parameters).toMatchObject({
    includeTopFacilities: true,
    duration: 7,
    persons: { adults: 2, children: [] },
  })
  expect(paging).toEqual({ page: 1, limit: 10, orderBy: 'popular', order: 'desc' })
  expect(search.autocompleteRequest.parse({ searchString: 'la' }).limit).toBe(5)
})

test.each([
  [1, 1],
  [10, 10],
  [11, 10],
  [5000, 10],
])('%i requested suggestions are %i, in a text and among the popular', (limit, given) => {
  expect(search.autocompleteRequest.parse({ searchString: 'la', limit }).limit).toBe(given)
  expect(search.popularRequest.parse({ limit }).limit).toBe(given)
  expect(search.popularRequest.safeParse({ limit: 0 }).success).toBe(false)
})
