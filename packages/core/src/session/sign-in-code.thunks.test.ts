import { describe, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { loginLeft, loginOpened, loginSlice, screenChanged } from './login.slice.ts'
import { selectUser } from './session.api.ts'
import { signInCodeLeft, signInCodeOpened, signInCodeSlice } from './sign-in-code.slice.ts'
import { requestSignInCode, signInWithCode } from './sign-in-code.thunks.ts'

const email = 'jo@example.org'
const sent = { minutes: 10, waitSeconds: 60 }
const noTroubles = { trouble: null, isSending: false }

/** The screen of the code, on an API that answers every change with this. */
function open(status: number, body: object = {}) {
  const calls: unknown[] = []
  const store = createStore({
    fetch: async (_, init) => {
      if (init?.method === 'GET') return Response.json({ firstName: 'Jo' })
      calls.push(JSON.parse(init?.body as string))
      if (status === 0) throw new Error('offline')
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(loginSlice)
  store.dispatch(loginOpened({ link: null, openWith: null }))
  store.dispatch(screenChanged({ screen: 'sign-in-code', direction: 'left', email }))
  store.inject(signInCodeSlice)
  store.dispatch(signInCodeOpened())
  return { store, calls, code: () => store.getState().signInCode }
}

describe('the code that signs in', () => {
  it.each([
    ['an answer', 200, sent, { ...noTroubles, sent, maySend: false }],
    ['too many codes', 429, {}, { sent: null, trouble: 'many', maySend: true, isSending: false }],
    ['no network', 0, {}, { sent: null, trouble: 'notSent', maySend: true, isSending: false }],
    ['an error', 503, {}, { sent: null, trouble: 'notSent', maySend: true, isSending: false }],
  ])('is requested for the address: %s', async (_, status, body, expected) => {
    const { store, calls, code } = open(status, body)
    const requested = store.dispatch(requestSignInCode())
    expect(code()).toMatchObject({ isSending: true, maySend: false })
    await requested
    expect(calls).toEqual([{ email }])
    expect(code()).toEqual(expected)
  })

  it('opens the session of the address, and leaves nothing of the digits in the store', async () => {
    const { store, calls } = open(200, { token: null })
    expect(await store.dispatch(signInWithCode('123 456'))).toBeUndefined()
    expect(calls).toEqual([{ email, code: '123 456' }])
    expect(selectUser(store.getState())).toEqual({ firstName: 'Jo' })
    expect(store.getState().login?.isBusy).toBe(false)
    expect(JSON.stringify(store.getState())).not.toMatch(/123 ?456/)
  })

  it.each([
    [400, { type: 'code-wrong', triesLeft: 4 }, { kind: 'wrong', tries: 4 }],
    [410, { type: 'code-ended' }, { kind: 'ended' }],
    [429, { type: 'too-many-attempts' }, { kind: 'many' }],
    [503, {}, { kind: 'failed' }],
    [0, {}, { kind: 'failed' }],
  ])('has a problem at its field after %d', async (status, body, problem) => {
    const { store, code } = open(status, body)
    expect(await store.dispatch(signInWithCode('123456'))).toEqual(problem)
    expect(code()?.maySend).toBe(problem.kind === 'ended')
    expect(store.getState().login?.isBusy).toBe(false)
  })

  it.each([undefined, '', '12345', '12 34 5', 'abcdef'])('is not sent as %s', async (typed) => {
    const { store, calls } = open(200)
    expect(await store.dispatch(signInWithCode(typed))).toEqual({ kind: 'missing' })
    expect(calls).toEqual([])
  })

  it('changes nothing on a screen, or a visit, that was left (account-14)', async () => {
    const { store, code } = open(200, sent)
    const late = store.dispatch(requestSignInCode())
    store.dispatch(signInCodeLeft())
    await late
    expect(code()).toBeNull()
    store.dispatch(signInCodeOpened())
    const later = store.dispatch(requestSignInCode())
    store.dispatch(loginLeft())
    await later
    expect(code()?.sent).toBeNull()
  })
})
