import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { chooseAccommodation } from './choice.thunks.ts'
import { noCarts, type CartRequest } from './tab-carts.rules.ts'
import { tabCartsSlice } from './tab-carts.slice.ts'

const choice = {
  accommodationId: 71,
  name: 'Pitch by the water',
  date: '2027-07-03',
  duration: 7,
  persons: { adults: 2, children: [] },
  seenTotal: 70_050,
}
const id = 'abcdefghijklmnopqrstuv'
let made = 0
const newKey = () => `key-${String((made += 1)).padStart(16, '0')}`

type Answer = readonly [status: number, body: object]
const opened: Answer = [200, { id, state: 'open' }]
const refused = (type: string, status = 409, more: object = {}): Answer => [
  status,
  { type, title: type, status, ...more },
]

/** A store whose API answers requests for a cart one after the other; undefined for a lost answer. */
function open(...answers: (Answer | undefined)[]) {
  const requests: CartRequest[] = []
  const store = createStore({
    fetch: async (_input, init) => {
      requests.push(JSON.parse(init?.body as string) as CartRequest)
      const answer = answers[requests.length - 1]
      if (!answer) throw new TypeError('Failed to fetch')
      return Response.json(answer[1], { status: answer[0] })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(tabCartsSlice)
  const choose = (more: object = {}) => store.dispatch(chooseAccommodation({ ...choice, ...more }, newKey))
  return { requests, choose, carts: () => store.getState().tabCarts }
}
const keysOf = (requests: readonly CartRequest[]) => requests.map(({ idempotencyKey }) => idempotencyKey)

afterEach(() => void vi.useRealTimers())

describe('a choice', () => {
  it('opens a cart, which the next choice replaces', async () => {
    const { choose, carts, requests } = open(opened, opened)
    expect(await choose()).toBe(id)
    expect(carts()).toEqual({ last: id, pending: null })
    await choose({ duration: 8 })
    expect(requests.map(({ replaces }) => replaces)).toEqual([null, id])
    expect(new Set(keysOf(requests)).size).toBe(2)
  })

  it('F32: without an answer is repeated as it was, also for another total', async () => {
    const { choose, carts, requests } = open(undefined, refused('unavailable', 503), opened)
    expect(await choose()).toMatchObject({ why: 'unreachable', choice })
    expect(carts()?.pending).toEqual(requests[0])
    await choose({ seenTotal: 80_000 })
    await choose()
    expect(requests[1]).toEqual(requests[0])
    expect(requests[2]).toEqual(requests[0])
  })

  it.each([
    ['no-longer-available', 409, 'gone'],
    ['arrival-day', 409, 'refused'],
    ['too-many-holds', 429, 'too-many'],
  ])('that is refused (%s) is over: the next one has another key', async (type, status, why) => {
    const alternatives = { accommodations: [], dates: [{ date: '2027-07-05' }] }
    const { choose, carts, requests } = open(refused(type, status, { alternatives }), opened)
    expect(await choose()).toEqual({ why, choice, alternatives })
    expect(carts()).toEqual(noCarts)
    await choose()
    expect(new Set(keysOf(requests)).size).toBe(2)
  })

  it('requests anew, once, when the repeated request leads to a cart that has expired', async () => {
    const expired: Answer = [200, { id, state: 'expired' }]
    const { choose, requests } = open(expired, expired, opened)
    expect(await choose()).toBe(id)
    expect(new Set(keysOf(requests)).size).toBe(2)
  })

  it('requests anew, once, when its key belongs to another request', async () => {
    const reused = refused('idempotency-key-reused', 422)
    const { choose, requests } = open(reused, reused, opened)
    expect(await choose()).toMatchObject({ why: 'refused' })
    expect(new Set(keysOf(requests)).size).toBe(2)
  })

  it('that is in progress is requested again with its key, five times', async () => {
    vi.useFakeTimers()
    const { choose, requests } = open(...Array.from({ length: 6 }, () => refused('in-progress')))
    const chosen = choose()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await chosen).toMatchObject({ why: 'unreachable' })
    expect([requests.length, new Set(keysOf(requests)).size]).toEqual([6, 1])
  })
})
