import { describe, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import type { ChatbotAdapter, ChatbotReply, ChatbotStart } from './chatbot-adapter.ts'
import { chatbotSlice } from './chatbot.slice.ts'
import { requestAnswer, endConversation, longestQuestion, type ChatPlace } from './chatbot.thunks.ts'

const place: ChatPlace = {
  authenticatedRoute: false,
  signedIn: false,
  language: 'en-IE',
  edition: 'ie',
  apiPath: '/api/twenty/v2/alder/ie',
}
const portal: ChatPlace = { ...place, authenticatedRoute: true, signedIn: true }
const answer = { kind: 'answer', text: 'Six weeks before you arrive.' } as const
type Outcome = ChatbotReply | 'fails'

/** A store with a conversation whose chatbot answers these in turn, the last from then on. */
function open(outcomes: readonly Outcome[], tokenStatus = 200) {
  const told: ChatbotStart[] = []
  const asked: string[] = []
  let tokens = 0
  let closed = 0
  let meanwhile = () => undefined as void
  const adapter: ChatbotAdapter = {
    start: async (options) => void told.push(options),
    ask: async (question) => {
      asked.push(question)
      meanwhile()
      const outcome = outcomes[Math.min(asked.length, outcomes.length) - 1]
      if (!outcome || outcome === 'fails') throw new Error('no answer')
      return outcome
    },
    close: async () => void (closed += 1),
  }
  const store = createStore({
    fetch: async () => {
      tokens += 1
      return Response.json({ token: `token-${tokens}`, seconds: 300 }, { status: tokenStatus })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'ie',
  })
  store.inject(chatbotSlice)
  const conversation = { adapter }
  return {
    store,
    told,
    asked,
    conversation,
    tokens: () => tokens,
    closed: () => closed,
    during: (act: () => void) => (meanwhile = act),
    state: () => store.getState().chatbot,
    ask: (question?: string, where = place, online = true) =>
      store.dispatch(requestAnswer({ conversation, place: where, isOnline: () => online }, question)),
  }
}

describe('what a chatbot receives', () => {
  it('is the page’s language, edition and flag, and no token where nobody is signed in', async () => {
    const { told, tokens, ask } = open([answer])
    await ask('When do I pay?')
    const { signedIn: _, ...start } = place
    expect(told).toEqual([start])
    expect(tokens()).toBe(0)
  })

  it('is a token of its own for who is signed in, once for a conversation', async () => {
    const { told, ask } = open([answer])
    await ask('How much is due?', portal)
    await ask('And when?', portal)
    expect(told).toEqual([expect.objectContaining({ authenticatedRoute: true, token: 'token-1' })])
  })

  it('follows the visitor to other pages, and into the session', async () => {
    const { told, ask } = open([answer])
    await ask('One', place)
    await ask('Two', portal)
    expect(told.map(({ authenticatedRoute, token }) => [authenticatedRoute, token])).toEqual([
      [false, undefined],
      [true, 'token-1'],
    ])
  })

  it.each([401, 403, 500])('is no token when the exchange answers %s', async (status) => {
    const { told, state, ask } = open([answer], status)
    await ask('How much is due?', portal)
    expect(told[0]).not.toHaveProperty('token')
    expect(state()?.lines).toHaveLength(2)
  })

  it('is another token when the first has ended, and the question again, once', async () => {
    const again = open([{ kind: 'token-ended' }, answer])
    await again.ask('How much is due?', portal)
    expect(again.told.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
    expect(again.asked).toEqual(['How much is due?', 'How much is due?'])
    expect(again.state()).toMatchObject({ status: 'ready', lines: [{ kind: 'question' }, answer] })
    const never = open([{ kind: 'token-ended' }])
    await never.ask('How much is due?', portal)
    expect(never.asked).toHaveLength(2)
    expect(never.state()?.status).toBe('failed')
  })
})

describe('a conversation', () => {
  it('holds questions and answers in order, and admits that there is none', async () => {
    const { state, ask } = open([answer, { kind: 'unknown' }])
    await ask('  When do I pay?  ')
    await ask('Who wins?')
    expect(state()).toEqual({
      status: 'ready',
      lines: [
        { kind: 'question', text: 'When do I pay?' },
        answer,
        { kind: 'question', text: 'Who wins?' },
        { kind: 'unknown' },
      ],
    })
  })

  it.each([
    ['failed', true],
    ['offline', false],
  ])('that has %s repeats the last question, and shows it once', async (status, online) => {
    const { state, asked, told, ask } = open(['fails', answer])
    await ask('When do I pay?', place, online)
    expect(state()?.status).toBe(status)
    await ask()
    expect(asked).toEqual(['When do I pay?', 'When do I pay?'])
    // Whatever failed, the conversation is a new one.
    expect(told).toHaveLength(2)
    expect(state()).toEqual({
      status: 'ready',
      lines: [{ kind: 'question', text: 'When do I pay?' }, answer],
    })
  })

  it('takes one question at a time, none without words, and no book', async () => {
    const { asked, ask, during } = open([answer])
    during(() => void ask('Second'))
    await ask('First')
    await ask('   ')
    await ask('x'.repeat(longestQuestion + 1))
    expect(asked).toEqual(['First', 'x'.repeat(longestQuestion)])
  })

  it('that is ended forgets everything, here and there, and takes no late answer', async () => {
    const { store, conversation, state, closed, ask, during } = open([answer])
    during(() => store.dispatch(endConversation(conversation)))
    await ask('When do I pay?')
    expect(state()).toEqual({ status: 'ready', lines: [] })
    expect(closed()).toBe(1)
  })
})
