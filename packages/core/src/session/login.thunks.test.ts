import { describe, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import {
  requestMail,
  createAccount,
  registerAddress,
  saveNewPassword,
  sendMailAgain,
  signInAsAgent,
  signInByReference,
  signInWithPassword,
  startLogin,
} from './login.thunks.ts'
import { callStarted, loginLeft, loginOpened, loginSlice, screenChanged } from './login.slice.ts'
import { selectUser } from './session.api.ts'

const email = 'jo@example.org'
const password = 'a quiet lake at dawn'
const token = 't'.repeat(43)

/** The login page of a store, on an API that answers every change with this. */
function open(status: number, body: object = {}, link: 'token' | 'verify' | 'agent' | null = null) {
  const calls: string[] = []
  const store = createStore({
    fetch: async (input, init) => {
      calls.push((input as string).replace(/^.*\/couk\//, ''))
      // Whoever is busy says so while the answer is awaited.
      expect(store.getState().login?.isBusy).toBe(true)
      if (init?.method === 'GET') return Response.json({ firstName: 'Jo' })
      if (status === 0) throw new Error('offline')
      return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(loginSlice)
  store.dispatch(loginOpened({ link, openWith: null }))
  const login = () => store.getState().login
  return { store, calls, login }
}

const status = () => startLogin(` ${email} `)
const enter = () => signInWithPassword({ email, password })
const agent = () => signInAsAgent(token)
const register = () => registerAddress(email)
const account = { firstName: 'Jo', lastName: 'Bloom', password, confirmed_password: password }
const create = () => createAccount({ ...account, token, acceptedTerms: true, newsletter: false })
const reset = () => saveNewPassword({ token, password, confirmed_password: password })
const forgotten = () => requestMail('forgot-password', email)
const reference = () => requestMail('forgot-booking-reference', email)
const refused = (path: string, message: string) => ({ errors: [{ path, message }] })

const unreachable = { kind: 'error', message: 'login.unreachable' }
const linkEnded = { kind: 'error', message: 'login.linkEnded' }

describe('the screen after a call of the login page', () => {
  it.each([
    ['an address with an account', status, 204, {}, 'password', null],
    ['an address without one', status, 404, {}, 'create-password', null],
    ['an address that is not confirmed', status, 401, {}, 'check-inbox', null],
    ['too many addresses', status, 429, {}, 'sign-in-attempts-exceeded', null],
    ['an address that nobody hears of', status, 503, {}, 'sign-in', unreachable],
    ['an address without a network', status, 0, {}, 'sign-in', unreachable],
    ['a wrong password', enter, 401, {}, 'sign-in', null],
    ['a password too often', enter, 429, {}, 'sign-in-attempts-exceeded', null],
    ['a password without a network', enter, 0, {}, 'sign-in', unreachable],
    ['an agent’s link that ended', agent, 410, {}, 'sign-in', linkEnded],
    ['an agent’s link, unreachable', agent, 503, {}, 'sign-in', unreachable],
    ['a registration', register, 200, { status: 'check-inbox' }, 'check-inbox', null],
    ['a registration too often', register, 429, {}, 'sign-in-attempts-exceeded', null],
    ['an account', create, 200, { email }, 'password', { kind: 'success', message: 'login.verified' }],
    ['an account by a link that ended', create, 410, {}, 'sign-in', linkEnded],
    ['an account too often', create, 429, {}, 'sign-in-attempts-exceeded', null],
    ['an account, unreachable', create, 503, {}, 'sign-in', unreachable],
    ['a new password', reset, 200, {}, 'sign-in', null],
    ['a new password by a link that ended', reset, 410, {}, 'forgot-password', linkEnded],
    ['a mail for a password', forgotten, 200, {}, 'sign-in', null],
    ['a mail for a reference', reference, 200, {}, 'sign-in', null],
    ['a mail too often', reference, 429, {}, 'sign-in-attempts-exceeded', null],
  ] as const)('%s', async (_, call, answer, body, screen, notice) => {
    const { store, login } = open(answer, body)
    await store.dispatch(call() as ReturnType<typeof status>)
    expect(login()).toMatchObject({ screen, notice, isBusy: false })
  })

  it.each([
    ['a new password', reset],
    ['a mail for a password', forgotten],
    ['a mail for a reference', reference],
  ])('what leads back to sign-in moves to the right: %s', async (_, call) => {
    const { store, login } = open(200)
    await store.dispatch(call() as ReturnType<typeof reset>)
    expect(login()).toMatchObject({ screen: 'sign-in', direction: 'right' })
  })

  it('starts with the typed address, trimmed, until another is typed', async () => {
    const { store, login } = open(204)
    await store.dispatch(status())
    expect(login()).toMatchObject({ email, direction: 'left' })
    store.dispatch(screenChanged({ screen: 'sign-in', direction: 'right' }))
    expect(login()).toMatchObject({ email, direction: 'right' })
  })
})

describe('fields that the server refuses', () => {
  it.each([
    ['an address in use', register, 409, {}, { email: { id: 'login.error.email-in-use' } }],
    [
      'a common password',
      reset,
      400,
      refused('password', 'too-common'),
      { password: { id: 'login.error.too-common' } },
    ],
    ['a name', create, 400, refused('firstName', 'x'), { firstName: { id: 'validations.required' } }],
    ['nothing that has a field', create, 400, {}, undefined],
  ] as const)('%s', async (_, call, answer, body, problems) => {
    const { store, login } = open(answer, body, 'verify')
    expect(await store.dispatch(call())).toEqual(problems)
    expect(login()?.link, 'the screen of the link stays').toBe('verify')
  })
})

it.each([
  [401, enter, 'password'],
  [400, enter, 'password'],
  [401, () => signInByReference({ email, bookingRef: '5PRAKA9451' }), 'bookingRef'],
])('a refused sign-in is marked at its field, in the words of login-fail', async (answer, call, field) => {
  const { store, login } = open(answer)
  expect(await store.dispatch(call())).toEqual({ [field]: { id: 'login-fail' } })
  expect(login()).toMatchObject({ screen: 'sign-in', notice: null, isBusy: false })
})

describe('a session', () => {
  it.each([
    ['an account', enter],
    ['a booking', () => signInByReference({ email, bookingRef: '5PRAKA9451' })],
    ['an agent', agent],
  ])('of %s loads who is there', async (_, call) => {
    const { store, calls } = open(200, { token: null })
    await store.dispatch(call() as ReturnType<typeof enter>)
    expect(selectUser(store.getState())).toMatchObject({ firstName: 'Jo' })
    expect(calls).toHaveLength(2)
  })

  it.each([
    [200, enter],
    [401, enter],
    [400, create],
    [400, reset],
    [0, create],
  ])('leaves neither password nor token in the store, answered with %s', async (answer, call) => {
    const { store } = open(answer, { token: null })
    const states: string[] = []
    store.subscribe(() => states.push(JSON.stringify(store.getState())))
    await store.dispatch(call())
    expect(states.length).toBeGreaterThan(2)
    expect(states.filter((state) => state.includes(password) || state.includes(token))).toEqual([])
  })
})

describe('the login page', () => {
  it.each([
    ['token', null, 'reset-password'],
    ['verify', null, 'create-password'],
    ['agent', 'booking', 'sign-in'],
    [null, 'booking', 'booking-sign-in'],
    [null, 'password', 'forgot-password'],
    [null, 'constructor', 'sign-in'],
    [null, null, 'sign-in'],
  ] as const)('opened by %s, with %s, shows %s', (link, openWith, screen) => {
    const { store, login } = open(200)
    store.dispatch(loginOpened({ link, openWith }))
    expect(login()).toMatchObject({ screen, link, direction: 'none' })
    store.dispatch(screenChanged({ screen: 'password', direction: 'left' }))
    expect(login()?.link, 'a link is for its screen alone').toBeNull()
  })

  it('forgets what was typed when it is left, and an answer that comes later shows nothing', async () => {
    const { store, login } = open(429)
    const sent = store.dispatch(status())
    store.dispatch(loginLeft())
    store.dispatch(loginOpened({ link: null, openWith: null }))
    store.dispatch(loginLeft())
    await sent
    expect(login()).toBeNull()
  })

  it.each([
    ['an address with an account', status, 204],
    ['an unreachable address', status, 503],
    ['a refused password', enter, 401],
    ['too many attempts', enter, 429],
    ['an agent’s link that ended', agent, 410],
    ['a registration', register, 200],
    ['an account', create, 200],
    ['a new password', reset, 200],
    ['a mail for a reference', reference, 200],
  ] as const)('ignores a deferred answer to an earlier visit: %s', async (_, call, answer) => {
    const { store, login } = open(answer, { email })
    const sent = store.dispatch(call() as ReturnType<typeof status>)
    store.dispatch(loginLeft())
    store.dispatch(loginOpened({ link: null, openWith: 'booking' }))
    store.dispatch(callStarted())
    await sent
    expect(login()).toMatchObject({ screen: 'booking-sign-in', notice: null, email: '', isBusy: true })
  })

  it('sends the mail of a registration again, to the typed address', async () => {
    const { store, calls } = open(200)
    store.dispatch(screenChanged({ screen: 'check-inbox', direction: 'left', email }))
    await store.dispatch(sendMailAgain())
    expect(calls).toHaveLength(1)
  })
})
