import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import {
  bookingChangesSlice,
  cancellationClosed,
  cancellationOpened,
  codeClosed,
  codeOpened,
} from './booking-changes.slice.ts'
import {
  requestQuote,
  cancelBooking,
  checkCode,
  saveParticipants,
  sendCode,
} from './booking-changes.thunks.ts'

const bookingId = '5PRAKA9451'
const quote = { cost: 19_800, refund: 585, allowed: true, refusal: null }
const newer = { ...quote, cost: 39_600, refund: 0 }

type Answer = readonly [status: number, body?: object]
const refusal = (type: string, more: object = {}): Answer => [409, { type, ...more }]
const needsCode: Answer = [403, { type: 'code-needed' }]

/** A store whose API answers these in turn, the last one from then on. */
function open(...answers: readonly Answer[]) {
  const sent: Record<string, unknown>[] = []
  const store = createStore({
    fetch: async (_, init) => {
      sent.push(JSON.parse(init?.body as string) as Record<string, unknown>)
      const [status, body = {}] = answers[Math.min(sent.length, answers.length) - 1] as Answer
      if (status === 0) throw new Error('offline')
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(bookingChangesSlice)
  store.dispatch(cancellationOpened(bookingId))
  store.dispatch(codeOpened(bookingId))
  const changes = () => store.getState().bookingChanges
  return {
    store,
    sent,
    cancellation: () => changes()?.cancellations[bookingId],
    code: () => changes()?.codes[bookingId],
  }
}

let keys = 0
let asked = 0
beforeEach(() => void ([keys, asked] = [0, 0]))
const newKey = () => `key-${(keys += 1)}`
const says = (proved: boolean) => async () => {
  asked += 1
  return proved
}

describe('cancelling', () => {
  it.each([
    ['knows the amounts', [200, quote], { quote, trouble: null }],
    ['does not know the amounts', [503], { quote: null, trouble: 'noQuote' }],
    ['has no network', [0], { quote: null, trouble: 'noQuote' }],
  ] as const)('%s', async (_, answer, state) => {
    const { store, cancellation } = open(answer)
    await store.dispatch(requestQuote(bookingId))
    expect(cancellation()).toMatchObject(state)
  })

  it.each<[string, readonly Answer[], boolean, boolean, object, number]>([
    ['is done at the shown amounts', [[200, { quote }]], true, true, { trouble: null }, 2],
    ['was done elsewhere', [refusal('x', { quote: { ...quote, refusal: 'cancelled' } })], true, true, {}, 2],
    [
      'shows other amounts before they count',
      [refusal('quote-changed', { quote: newer })],
      true,
      false,
      { quote: newer, trouble: 'changed' },
      2,
    ],
    ['fails', [[503]], true, false, { quote, trouble: 'failed' }, 2],
    ['has no network', [[0]], true, false, { quote, trouble: 'failed' }, 2],
    ['is done after the code, once asked', [needsCode, [200, { quote }]], true, true, { trouble: null }, 3],
    ['is not done without the code', [needsCode], false, false, { quote, trouble: 'failed' }, 2],
    ['fails after the code', [needsCode, [503]], true, false, { trouble: 'failed' }, 3],
  ])('%s', async (_, answers, proves, done, state, calls) => {
    const { store, sent, cancellation } = open([200, quote], ...answers)
    await store.dispatch(requestQuote(bookingId))
    expect(await store.dispatch(cancelBooking(bookingId, { requestCode: says(proves), newKey }))).toBe(done)
    expect(cancellation()).toMatchObject({ isCancelling: false, ...state })
    expect(sent).toHaveLength(calls)
    expect(asked).toBe(answers[0] === needsCode ? 1 : 0)
    expect(sent.slice(1)).toEqual(
      sent.slice(1).map(() => ({ idempotencyKey: 'key-1', acceptedCost: 19_800, acceptedRefund: 585 })),
    )
  })

  it('repeats the same amounts with the same key, and others with another', async () => {
    const { store, sent } = open([200, quote], [503], refusal('quote-changed', { quote: newer }), [503])
    await store.dispatch(requestQuote(bookingId))
    for (let turn = 0; turn < 3; turn += 1)
      await store.dispatch(cancelBooking(bookingId, { requestCode: says(true), newKey }))
    expect(sent.slice(1).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  it('sends nothing before the amounts are known, and retains nothing of a closed dialog', async () => {
    const { store, sent, cancellation } = open([200, quote])
    expect(await store.dispatch(cancelBooking(bookingId, { requestCode: says(true), newKey }))).toBe(false)
    expect(sent).toEqual([])
    const asking = store.dispatch(requestQuote(bookingId))
    store.dispatch(cancellationClosed(bookingId))
    await asking
    expect(cancellation()).toBeUndefined()
  })
})

describe('the code by mail', () => {
  const codeSent = { sentTo: 'j…@example.org', minutes: 15, waitSeconds: 60 }
  it.each([
    ['is sent', [200, codeSent], { sent: codeSent, trouble: null, maySend: false }],
    ['was asked for too often', [429], { sent: null, trouble: 'many', maySend: true }],
    ['is not sent', [503], { sent: null, trouble: 'notSent', maySend: true }],
    ['has no network', [0], { sent: null, trouble: 'notSent', maySend: true }],
  ] as const)('%s', async (_, answer, state) => {
    const { store, code } = open(answer)
    const sending = store.dispatch(sendCode(bookingId))
    expect(code()).toMatchObject({ isSending: true, maySend: false })
    await sending
    expect(code()).toEqual({ ...state, isSending: false })
  })

  it.each([
    ['too short', '12', [200], { kind: 'missing' }, false],
    ['missing', undefined, [200], { kind: 'missing' }, false],
    ['right', '123 456', [200], undefined, false],
    ['wrong', '654321', [400, { type: 'code-wrong', triesLeft: 4 }], { kind: 'wrong', tries: 4 }, false],
    ['too old', '123456', [410, { type: 'code-ended' }], { kind: 'ended' }, true],
    ['tried too often', '123456', [429], { kind: 'many' }, false],
    ['not verified', '123456', [503], { kind: 'failed' }, false],
  ] as const)('that is %s', async (_, typed, answer, problem, maySend) => {
    const { store, sent, code } = open(answer)
    expect(await store.dispatch(checkCode(bookingId, typed))).toEqual(problem)
    expect(code()?.maySend).toBe(maySend)
    expect(sent).toHaveLength(problem?.kind === 'missing' ? 0 : 1)
  })

  it('leaves nothing when its dialog was closed', async () => {
    const { store, code } = open([200, codeSent])
    const sending = store.dispatch(sendCode(bookingId))
    store.dispatch(codeClosed(bookingId))
    await sending
    expect(code()).toBeUndefined()
  })
})

describe('participants', () => {
  const errors = [{ path: 'persons.1.birthDate', message: 'x' }]
  it.each<[string, readonly Answer[], boolean, object, number]>([
    ['are saved', [[200, { persons: [] }]], true, { kind: 'saved' }, 1],
    ['are closed', [refusal('changes-not-allowed')], true, { kind: 'closed' }, 1],
    [
      'have a field that is refused',
      [[400, { errors }]],
      true,
      { kind: 'refused', fields: [{ index: 1, field: 'birthDate' }] },
      1,
    ],
    [
      'are refused as a whole',
      [[400, { errors: [{ path: 'persons', message: 'x' }] }]],
      true,
      { kind: 'failed' },
      1,
    ],
    ['fail', [[503]], true, { kind: 'failed' }, 1],
    ['are saved after the code', [needsCode, [200, { persons: [] }]], true, { kind: 'saved' }, 2],
    ['are not saved without the code', [needsCode], false, { kind: 'failed' }, 1],
  ])('%s', async (_, answers, proves, outcome, calls) => {
    const { store, sent } = open(...answers)
    const request = { bookingId, persons: [{ firstName: 'Jo', lastName: 'Bloom' }] }
    expect(await store.dispatch(saveParticipants(request, says(proves)))).toEqual(outcome)
    expect(sent).toHaveLength(calls)
  })
})
