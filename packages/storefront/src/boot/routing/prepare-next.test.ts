// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Opener } from '../../kit/routing/opener.ts'

const openPage = vi.hoisted(() => vi.fn(async (_opener: unknown, _address: unknown) => ({ kind: 'page' })))
vi.mock('./open-page.ts', () => ({ openPage }))

const { prepareNext } = await import('./prepare-next.browser.ts')
prepareNext({ app: { site: 'uk' } } as Opener)

beforeEach(() => {
  vi.useFakeTimers()
  openPage.mockClear()
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(navigator, { connection: undefined })
})

/** A link of the page, and a visitor's sign at it. */
async function sign(href: string, type: string, ms = 100) {
  const link = document.createElement('a')
  link.href = href
  link.innerHTML = '<span>There</span>'
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }))
  await vi.advanceTimersByTimeAsync(ms)
  return openPage.mock.calls.map(([, address]) => address)
}

it('prepares the page behind a link on which a pointer rests, or that a finger touches, once', async () => {
  expect(await sign('/uk/campsites/italy?adults=3', 'pointerover', 30), 'it only passes over').toEqual([])
  expect(await sign('/uk/campsites/italy?adults=3', 'pointerover')).toEqual([
    { pathname: '/uk/campsites/italy', search: '?adults=3' },
  ])
  expect(await sign('/uk/campsites/italy?adults=3', 'touchstart', 0)).toHaveLength(1)
  expect(await sign('/uk/campsites/spain', 'touchstart', 0)).toHaveLength(2)
})

it.each([
  ['of a customer', '/uk/profile'],
  ['of a checkout', '/uk/booking/abc'],
  ['of another edition', '/de/campingplaetze/italien'],
  ['of somebody else', 'https://elsewhere.example/uk'],
])('prepares no page %s', async (_, href) => {
  expect(await sign(href, 'touchstart', 0)).toEqual([])
})

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'prepares nothing where data is saved: %j',
  async (connection) => {
    Object.assign(navigator, { connection })
    expect(await sign('/uk/campsites/norway', 'touchstart', 0)).toEqual([])
  },
)

it('tries again what could not be prepared', async () => {
  openPage.mockRejectedValueOnce(new Error('no network'))
  await sign('/uk/campsites/france', 'touchstart', 0)
  expect(await sign('/uk/campsites/france', 'touchstart', 0)).toHaveLength(2)
})
