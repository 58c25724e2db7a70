import { expect, test } from 'vitest'
import { servedEndpoints } from '@camping/api/served-endpoints.ts'
import { searchCalls, wishOfCall } from './wish-of-call.ts'

test('every read-only call exists in the contract', () => {
  const firstWords = new Set(servedEndpoints.map(({ endpoint }) => endpoint.path.split('/')[0]))
  expect(searchCalls.filter((name) => !firstWords.has(name) && name !== 'docs')).toEqual([])
})

test.each([
  ['/api/twenty/v2/alder/couk/search/sites', 'search'],
  ['/api/twenty/v2/alder/couk/free-search?query=cart', 'search'],
  ['/api/twenty/v2/alder/couk/sites/lake', 'search'],
  ['/api/flagship/flags', 'search'],
  ['/api/docs', 'search'],
  ['/api/twenty/v2/alder/couk/cart/abc', 'purchase'],
  ['/api/twenty/v2/alder/couk/cart/search', 'purchase'],
  ['/api/twenty/v2/alder/couk/customer/payment/getOrderId', 'purchase'],
  ['/api/payment/bambora/callback?orderIdHash=x', 'purchase'],
  ['/api/couk/user', 'purchase'],
  ['/api/nothing/like/that', 'purchase'],
  ['/api/health/live', undefined],
  ['/api/health/ready', undefined],
  ['/images/lake?w=160', 'picture'],
])('%s: %s', (url, wish) => expect(wishOfCall(url)).toBe(wish))
