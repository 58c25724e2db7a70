import type { RootState } from '@camping/core/store/create-store.ts'
import type { GuardName } from '@camping/editions/route-row.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
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

  it.each(['bookingDetail', 'participants', 'payment'])('leave the own %s alone', (name) => {
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
        { payment: { choices: { [ownRef]: { amount: 100 }, NOAMOUNT00: {} } } } as unknown as RootState,
      )
    expect(guarded(ownRef)).toEqual({ kind: 'allow' })
    for (const other of ['SOMEELSES1', 'NOAMOUNT00'])
      expect(guarded(other), other).toMatchObject({ kind: 'redirect', status: 302 })
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
