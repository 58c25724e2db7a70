import { describe, expect, test } from 'vitest'
import { isListed, isShared, needsSession, type RouteRow } from './route-row.ts'
import { routeRow } from './routes.ts'

const plain: RouteRow = {
  ...routeRow('home'),
  access: undefined,
  readsSession: undefined,
  noindex: undefined,
}

describe('who a page is for', () => {
  test.each([
    ['everybody', {}, { session: false, shared: true, listed: true }],
    ['its customer', { access: 'customer' }, { session: true, shared: false, listed: false }],
    ['whoever has its link', { access: 'link' }, { session: false, shared: false, listed: false }],
    ['everybody, with their name', { readsSession: true }, { session: true, shared: false, listed: true }],
    ['everybody but search engines', { noindex: true }, { session: false, shared: true, listed: false }],
  ] as const)('%s', (_, facts, { session, shared, listed }) => {
    const row: RouteRow = { ...plain, ...facts }
    expect([needsSession(row), isShared(row), isListed(row)]).toEqual([session, shared, listed])
  })
})
