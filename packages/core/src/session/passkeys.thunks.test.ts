import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { loginLeft, loginOpened, loginSlice } from './login.slice.ts'
import { addPasskey, removePasskey, signInWithPasskey } from './passkeys.thunks.ts'
import { selectUser } from './session.api.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const challenge = 'YQ'
const requestOptions = { challenge, timeout: 300_000, rpId: 'alder.example', userVerification: 'required' }
const creationOptions = {
  challenge,
  rp: { id: 'alder.example', name: 'Alder' },
  user: { id: 'YQ', name: 'jo@example.org', displayName: 'Jo' },
  excludeCredentials: [],
}
/** What an authenticator in order answers. */
const credential = {
  id: 'Yg',
  rawId: bytes('b'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('c'),
    authenticatorData: bytes('d'),
    signature: bytes('e'),
    userHandle: bytes('f'),
    attestationObject: bytes('g'),
  },
}
const failing = (name: string) => async () => {
  throw Object.assign(new Error('x'), { name })
}

type Answer = readonly [status: number, body?: object]
type Answers = Readonly<Record<string, Answer | readonly Answer[]>>

/** The login page in a browser whose authenticator does this, on an API that answers so by the end of a path. */
function open(answers: Answers, authenticate: () => Promise<unknown> = async () => credential) {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get: authenticate, create: authenticate } })
  const calls: (readonly [path: string, body: unknown])[] = []
  const store = createStore({
    fetch: async (input, init) => {
      const path = (input as string).replace(/^.*\/customer-portal\//, '')
      if (init?.method === 'GET') return Response.json({ firstName: 'Jo' })
      const before = calls.filter(([known]) => known === path).length
      calls.push([path, JSON.parse((init?.body as string | undefined) ?? '{}')])
      const answer = answers[path] ?? [500]
      const [status, body = {}] = (Array.isArray(answer[0]) ? answer[before] : answer) as Answer
      if (status === 0) throw new Error('offline')
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(loginSlice)
  store.dispatch(loginOpened({ link: null, openWith: null }))
  return { store, calls, login: () => store.getState().login }
}
afterEach(() => vi.unstubAllGlobals())

const ready = { 'passkey-challenge': [200, requestOptions] } as const

describe('account-17: signing in with a passkey', () => {
  it('opens the session of the account, and leaves nothing of the answer in the store', async () => {
    const { store, calls, login } = open({ ...ready, 'authenticate-passkey': [200, { token: null }] })
    await store.dispatch(signInWithPasskey())
    expect(calls).toEqual([
      ['passkey-challenge', {}],
      [
        'authenticate-passkey',
        {
          credential: {
            id: 'Yg',
            response: { clientDataJSON: 'Yw', authenticatorData: 'ZA', signature: 'ZQ', userHandle: 'Zg' },
          },
        },
      ],
    ])
    expect(selectUser(store.getState())).toEqual({ firstName: 'Jo' })
    expect(login()).toMatchObject({ isBusy: false, notice: null })
    expect(JSON.stringify(store.getState())).not.toContain('authenticatorData')
  })

  it.each<[string, Answers, (() => Promise<unknown>) | undefined, object]>([
    [
      'a passkey of no account',
      { ...ready, 'authenticate-passkey': [401] },
      undefined,
      { message: 'login.passkey.refused' },
    ],
    [
      'an answer too late',
      { ...ready, 'authenticate-passkey': [410] },
      undefined,
      { message: 'login.passkey.failed' },
    ],
    ['no network', { ...ready, 'authenticate-passkey': [0] }, undefined, { message: 'login.unreachable' }],
    ['no challenge', { 'passkey-challenge': [503] }, undefined, { message: 'login.unreachable' }],
    ['a browser that fails', ready, failing('SecurityError'), { message: 'login.passkey.failed' }],
  ])('shows %s', async (_, answers, authenticate, notice) => {
    const { store, login } = open(answers, authenticate)
    await store.dispatch(signInWithPasskey())
    expect(login()?.notice).toMatchObject({ kind: 'error', ...notice })
  })

  it.each([
    ['too many challenges', { 'passkey-challenge': [429] }],
    ['too many tries', { ...ready, 'authenticate-passkey': [429] }],
  ] as const)('has a screen for %s', async (_, answers) => {
    const { store, login } = open(answers)
    await store.dispatch(signInWithPasskey())
    expect(login()?.screen).toBe('sign-in-attempts-exceeded')
  })

  it.each<[string, Answers, string, boolean]>([
    ['what the visitor has closed', ready, 'NotAllowedError', false],
    ['what the next question ended', ready, 'AbortError', false],
    ['a suggestion that no server stands behind', { 'passkey-challenge': [429] }, 'x', true],
  ])('shows nothing of %s', async (_, answers, error, autofill) => {
    const { store, calls, login } = open(answers, failing(error))
    await store.dispatch(signInWithPasskey({ autofill }))
    expect(login()).toMatchObject({ screen: 'sign-in', notice: null })
    expect(calls).toHaveLength(1)
  })

  it('changes nothing on a visit that was left (account-14)', async () => {
    const { store } = open({ ...ready, 'authenticate-passkey': [401] })
    const late = store.dispatch(signInWithPasskey())
    store.dispatch(loginLeft())
    await late
    expect(store.getState().login).toBeNull()
  })
})

describe('account-19: a new passkey', () => {
  const needsPassword: Answer = [403, { type: 'password-needed' }]
  const made: Answers = { 'passkeys/challenge': [200, creationOptions], passkeys: [200, { passkeys: [] }] }

  it.each<[string, Answers, (() => Promise<unknown>) | undefined, boolean]>([
    ['added', made, undefined, false],
    ['added', { ...made, 'passkeys/challenge': [needsPassword, [200, creationOptions]] }, undefined, true],
    ['left', { 'passkeys/challenge': needsPassword }, undefined, false],
    ['left', made, failing('NotAllowedError'), false],
    ['known', made, failing('InvalidStateError'), false],
    ['known', { ...made, passkeys: [409, { type: 'passkey-known' }] }, undefined, false],
    ['full', { 'passkeys/challenge': [409, { type: 'too-many-passkeys' }] }, undefined, false],
    ['wait', { 'passkeys/challenge': [429] }, undefined, false],
    ['failed', { 'passkeys/challenge': [0] }, undefined, false],
    ['failed', { ...made, passkeys: [400, { type: 'passkey-refused' }] }, undefined, false],
    ['failed', made, failing('NotSupportedError'), false],
  ])('is %s (%#)', async (outcome, answers, authenticate, proves) => {
    const { store, calls } = open(answers, authenticate)
    expect(await store.dispatch(addPasskey(async () => proves))).toBe(outcome)
    if (outcome === 'added')
      expect(calls.at(-1)).toEqual([
        'passkeys',
        { credential: { id: 'Yg', response: { clientDataJSON: 'Yw', attestationObject: 'Zw' } } },
      ])
  })

  it('goes after the password, and stays without it', async () => {
    for (const proves of [true, false]) {
      const { store, calls } = open({ 'passkeys/7': [needsPassword, [200, { passkeys: [] }]] })
      await store.dispatch(removePasskey('7', async () => proves))
      expect(calls).toHaveLength(proves ? 2 : 1)
    }
  })
})
