import { routeNames, routeRow, type GuardName } from '@camping/editions/routes.ts'
import { describe, expect, it } from 'vitest'
import { appContext } from '../app/app-context.tsx'
import type { PageRequest } from '../routing/page-view.ts'
import { testApp } from '../testing/test-app.ts'
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
