import { describe, expect, it } from 'vitest'
import { createStore, stateForBrowser } from '../store/create-store.ts'
import { sendMessage } from './booking-changes.thunks.ts'
import { messageResumed, messageUnsent, unsentMessagesSlice } from './unsent-messages.slice.ts'

const [first, second] = ['5PRAKA9451', '7NNNNN0001']
const text = 'May we arrive at ten in the evening?'

function open(status: number) {
  const store = createStore({
    fetch: async () => {
      if (status === 0) throw new Error('offline')
      return Response.json({}, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(unsentMessagesSlice)
  return store
}

describe('words to the service desk', () => {
  it.each([
    ['that were sent', 200, 'sent', {}],
    ['under which the session ended', 401, 'failed', { [first]: text }],
    ['that were one message too many', 429, 'tooMany', {}],
    ['that the desk did not get', 503, 'failed', {}],
    ['without a network', 0, 'failed', {}],
  ] as const)('%s', async (_, status, outcome, kept) => {
    const store = open(status)
    expect(await store.dispatch(sendMessage({ bookingId: first, text }))).toBe(outcome)
    expect(store.getState().unsentMessages).toEqual(kept)
  })

  it.each([
    [
      'are kept by booking',
      [messageUnsent({ bookingId: second, text: 'b' })],
      { [first]: text, [second]: 'b' },
    ],
    ['are the latest ones', [messageUnsent({ bookingId: first, text: 'b' })], { [first]: 'b' }],
    ['are handed out once', [messageResumed(first)], {}],
    ['stay when those of another booking are handed out', [messageResumed(second)], { [first]: text }],
  ])('%s', (_, actions, kept) => {
    const store = open(200)
    for (const action of [messageUnsent({ bookingId: first, text }), ...actions]) store.dispatch(action)
    expect(store.getState().unsentMessages).toEqual(kept)
  })

  it('live as long as the document: a store of another one has none', () => {
    const store = open(200)
    store.dispatch(messageUnsent({ bookingId: first, text }))
    expect(stateForBrowser(open(200).getState()).unsentMessages).toEqual({})
  })
})
