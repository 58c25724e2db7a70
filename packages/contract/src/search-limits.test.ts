import { expect, test } from 'vitest'
import { autocompleteRequest, popularRequest } from './search.schemas.ts'

test.each([
  [1, 1],
  [10, 10],
  [11, 10],
  [1_000, 10],
])('%i suggestions requested are %i: more than ten are ten, and no error', (requested, given) => {
  expect(autocompleteRequest.parse({ searchString: 'garda', limit: requested }).limit).toBe(given)
  expect(popularRequest.parse({ originId: 1, originType: 'area', limit: requested }).limit).toBe(given)
})
