import { expect, it } from 'vitest'
import { brandAccess } from './brand-access.ts'
import { fakeApp, house, lakeland } from '../testing/fake-apps.ts'

it("collects the editions of a brand, and each app's payments", () => {
  const swiss = fakeApp('de-ch', house, ['de-ch']).config
  const configs = [
    { ...swiss, payments: ['saferpay'] as const, paymentTerms: { graceHours: 24 } },
    fakeApp('nl', house, ['nl']).config,
    { ...fakeApp('white-label', lakeland, ['nl', 'de']).config, payments: ['bambora', 'saferpay'] as const },
  ]
  const brands = brandAccess(configs)
  expect(brands.get('alder')).toMatchObject({ sites: ['de-ch', 'nl'], payments: { 'de-ch': ['saferpay'] } })
  expect(brands.get('alder')?.payments).not.toHaveProperty('nl')
  expect(brands.get('alder')?.paymentTerms).toEqual({ 'de-ch': { graceHours: 24 } })
  expect(brands.get('alder')?.unpaidLimits).toEqual({})
  expect(brands.get('lakeland')?.payments).toEqual({
    nl: ['bambora', 'saferpay'],
    de: ['bambora', 'saferpay'],
  })
})
