import type { FoundAddress } from '@camping/contract/address.schemas.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk, usualKinds } from '../../booking/testing/booking-desk.ts'
import type { PartOfAddress } from '../../catalogue/services/address-service.ts'
import { navigationGroupsServed } from '../../catalogue/navigation/navigation-groups.ts'
import { addressRoutes } from './address.routes.ts'

describe.each(usualKinds)('the search of an address on %s', (kind) => {
  let desk: Desk
  let plain: Desk
  let fails = false
  const sent: (readonly [PartOfAddress, string])[] = []
  beforeAll(async () => {
    desk = await openDesk(kind, [...addressRoutes, navigationGroupsServed], {
      addresses: {
        countries: new Set(['NL']),
        find: async (part, language) => {
          sent.push([part, language])
          if (fails) throw new Error('no answer')
          return { street: 'Kampvuurlaan', city: 'Elzendam' }
        },
      },
    })
    plain = await openDesk(kind, [...addressRoutes, navigationGroupsServed])
  })
  afterAll(async () => {
    await desk?.close()
    await plain?.close()
  })

  const find = (one: Desk, change: object = {}, more: object = {}) =>
    one.call<FoundAddress & Problem>('POST', 'addresses/find', {
      edition: 'alder/nl',
      body: { country: 'NL', postcode: '9998 ZX', houseNumber: '12', ...change },
      ...more,
    })

  test('answers with street and town, in the language of the edition', async () => {
    const { status, body } = await find(desk)
    expect([status, body]).toEqual([200, { street: 'Kampvuurlaan', city: 'Elzendam' }])
    expect(sent.at(-1)).toEqual([{ country: 'NL', postcode: '9998 ZX', houseNumber: '12' }, 'nl-NL'])
  })

  test.each([
    ['a postcode of another format', { postcode: '9998' }],
    ['no number', { houseNumber: ' ' }],
    ['a country that is none', { country: 'nl' }],
  ])('refuses %s without a call', async (_, change) => {
    const before = sent.length
    expect((await find(desk, change)).status).toBe(400)
    expect(sent).toHaveLength(before)
  })

  test('is not there outside its countries, and in a shop without it', async () => {
    expect((await find(desk, { country: 'BE', postcode: '9999' })).status).toBe(404)
    expect((await find(plain)).status).toBe(404)
  })

  test('is announced with the countries of the form', async () => {
    const countries = async (one: Desk) => {
      const { body } = await one.call<NavigationGroupsReply>('GET', 'navigation/groups', {
        edition: 'alder/nl',
      })
      return body.bookingFormularCountries.filter(({ findsAddress }) => findsAddress).map(({ code }) => code)
    }
    expect(await countries(desk)).toEqual(['NL'])
    expect(await countries(plain)).toEqual([])
  })

  test('is unavailable when the service fails', async () => {
    fails = true
    const { status, body } = await find(desk)
    expect([status, body.type]).toEqual([503, 'unavailable'])
  })

  test('is limited, since each call costs money', async () => {
    fails = false
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => find(desk, {}, { address: '198.51.100.7' })),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})
