import type { RootState } from '@camping/core/store/create-store.ts'
import type { GuardName } from '@camping/editions/route-row.ts'
import { routeNames, routeRow, type RouteName } from '@camping/editions/routes.ts'
import { describe, expect, it } from 'vitest'
import { appContext } from '../../kit/app/app-context.tsx'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { testApp } from '../../testing/test-app.ts'
import { bookingUserFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { checkGuardNames, guardOf } from './guard-table.ts'

const names = new Set(routeNames.flatMap((name) => routeRow(name).guards ?? ([] as GuardName[])))

describe('route guards', () => {
  it('exist for every name in the route table', () => {
    expect([...names].toSorted()).toEqual([
      'empty-search-redirect',
      'payment-amount-chosen',
      'query-actions',
      'query-state-sync',
      'user-type-restriction',
    ])
    for (const name of names) expect(guardOf(name)).toBeTypeOf('function')
    expect(() => checkGuardNames()).not.toThrow()
  })

  it.each(['no-such-guard', '', 'constructor', '__proto__', 'toString'])('%j is unknown', (name) => {
    expect(() => guardOf(name)).toThrow('Unknown route middleware')
  })

  const ownRef = bookingUserFixture.bookingRef as string
  const restricted = (name: string, bookingId: string | undefined, user: PageRequest['user']) =>
    guardOf('user-type-restriction')({
      app: appContext({ config: testApp, site: 'nl', today: '2027-03-01', editions: [] }),
      name,
      params: bookingId ? { bookingId } : {},
      user,
    } as unknown as PageRequest)

  it.each([
    ['profile', undefined],
    ['myBookings', undefined],
    ['personalDetails', undefined],
    ['favourites', undefined],
    ['bookingDetail', 'SOMEELSES1'],
    ['participants', 'SOMEELSES1'],
    ['payment', 'SOMEELSES1'],
  ])('lead who signed in with a booking reference from %s %s to that booking', (name, bookingId) => {
    expect(restricted(name, bookingId, bookingUserFixture)).toEqual({
      kind: 'redirect',
      to: `/nl/profiel/boeking/${ownRef}?action=own-booking`,
      status: 302,
    })
    expect(restricted(name, bookingId, userFixture)).toEqual({ kind: 'allow' })
  })

  it.each(['bookingDetail', 'participants', 'payment'])('leave the %s of a customer alone', (name) => {
    expect(restricted(name, ownRef, bookingUserFixture)).toEqual({ kind: 'allow' })
  })

  it('admits to the payment options with a chosen amount for this booking, but not for another', () => {
    const guarded = (bookingId: string) =>
      guardOf('payment-amount-chosen')(
        {
          app: appContext({ config: testApp, site: 'nl', today: '2027-03-01', editions: [] }),
          name: 'paymentOptions',
          params: { bookingId },
        } as unknown as PageRequest,
        {
          state: {
            payment: { choices: { [ownRef]: { amount: 100 }, NOAMOUNT00: {} } },
          } as unknown as RootState,
        },
      )
    expect(guarded(ownRef)).toEqual({ kind: 'allow' })
    for (const other of ['SOMEELSES1', 'NOAMOUNT00'])
      expect(guarded(other), other).toMatchObject({ kind: 'redirect', status: 302 })
  })

  it('read the search of exactly the routes whose address holds one, and before what depends on it', () => {
    for (const name of routeNames) {
      const { search, guards = [] } = routeRow(name)
      expect(guards.includes('query-state-sync'), name).toBe(search !== undefined)
      if (guards.includes('empty-search-redirect')) expect(guards[0], name).toBe('query-state-sync')
    }
  })

  it('read the action of the routes whose address has the key', () => {
    const withActions = routeNames.filter((name) => routeRow(name).guards?.includes('query-actions'))
    expect(withActions).toEqual(['site'])
    expect(routeNames.filter((name) => routeRow(name).keys?.includes('action'))).toEqual(withActions)
  })

  it('stand before every portal page but payment options and extras', () => {
    const without = routeNames.filter(
      (name) =>
        routeRow(name).access === 'customer' && !routeRow(name).guards?.includes('user-type-restriction'),
    )
    expect(without).toEqual(['paymentOptions', 'extras'])
  })

  it('sends a customer who has chosen no amount back to the payment page of the same booking', () => {
    const request = {
      app: appContext({ config: testApp, site: 'de-ch', today: '2027-03-01', editions: [] }),
      params: { bookingId: '5PRAKA9451' },
    } as unknown as PageRequest
    expect(guardOf('payment-amount-chosen')(request)).toEqual({
      kind: 'redirect',
      to: '/de-ch/profil/buchung/5PRAKA9451/zahlung',
      status: 302,
    })
  })
})

const requestFor = (name: RouteName, params: Record<string, string>, query: string) =>
  ({
    app: appContext({ config: testApp, site: 'uk', today: '2027-03-01', editions: [] }),
    name,
    params,
    pathname: '/uk/campsites/italy',
    query: new URLSearchParams(query),
  }) as unknown as PageRequest

describe('query-state-sync', () => {
  const searchCookie = JSON.stringify({
    persons: { adults: 4, children: [{ age: 6 }] },
    duration: 14,
    date: '2027-07-03',
  })
  const criteriaOf = (name: RouteName, params: Record<string, string>, query: string) => {
    const verdict = guardOf('query-state-sync')(requestFor(name, params, query), { searchCookie })
    return verdict.kind === 'allow' ? verdict.read?.criteria : undefined
  }

  it.each<[RouteName, Record<string, string>, string, object]>([
    [
      'country',
      { funnel: 'campsites', country: 'italy' },
      'adults=3',
      { adults: 3, duration: 14, country: 'italy' },
    ],
    ['country', { funnel: 'campsites', country: 'italy' }, 'country=france', { country: 'italy', adults: 4 }],
    ['home', {}, '', { adults: 4, children: [6], duration: 14, date: '2027-07-03' }],
    ['funnel', { funnel: 'campsites' }, '', { adults: 2, children: [], duration: 7, date: null }],
    ['searchAndBook', {}, 'date=2020-01-01&adults=x&page=0', { date: null, adults: 2, page: 1 }],
    ['searchAndBook', {}, 'facilities=7&facilities=192&nonsense=1', { facilities: [7, 192] }],
  ])('reads the search of %s %j ?%s', (name, params, query, expected) => {
    expect(criteriaOf(name, params, query)).toMatchObject(expected)
  })
})

describe('query-actions', () => {
  const verdictOf = (query: string) => guardOf('query-actions')(requestFor('site', {}, query))

  it.each([
    [
      'action=reviews&date=2027-07-03',
      { name: 'reviews', accommodation: '', address: '/uk/campsites/italy?date=2027-07-03' },
    ],
    ['action=favourite', { name: 'favourite', accommodation: '', address: '/uk/campsites/italy' }],
    [
      'action=open-accommodation&accommodation=7&adults=3',
      { name: 'open-accommodation', accommodation: '7', address: '/uk/campsites/italy?adults=3' },
    ],
  ])('reads ?%s', (query, action) => {
    expect(verdictOf(query)).toEqual({ kind: 'allow', read: { action } })
  })

  it.each(['', 'date=2027-07-03', 'accommodation=7'])('has nothing to do for ?%s', (query) => {
    expect(verdictOf(query)).toEqual({ kind: 'allow' })
  })

  it.each(['nonsense', '', 'constructor', '__proto__', 'Reviews'])(
    'leads from %j to the address without',
    (word) => {
      expect(verdictOf(`action=${word}&accommodation=7&date=2027-07-03`)).toEqual({
        kind: 'redirect',
        to: '/uk/campsites/italy?date=2027-07-03',
        status: 302,
      })
    },
  )
})
