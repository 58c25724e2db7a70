import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { stayChangeClosed, stayChangeOpened, stayChangeSlice } from './stay-change.slice.ts'
import { changeStay, requestStayQuote } from './stay-change.thunks.ts'

const bookingId = '5PRAKA9451'
const wish = { bookingId, accommodationId: 12, dateFrom: '2027-07-03', nights: 9 }
const quote = { after: { total: 90_000 }, due: 70_000, refund: 0 }
const newer = { after: { total: 95_000 }, due: 75_000, refund: 0 }
const made = { quote, held: null }
const accepted = { acceptedTotal: 90_000, acceptedDue: 70_000, acceptedRefund: 0 }

type Answer = readonly [status: number, body?: object]
const refusal = (type: string, more: object = {}): Answer => [409, { type, ...more }]
const needsCode: Answer = [403, { type: 'code-needed' }]

/** A store with the page open, whose API answers these in turn, the last one from then on. */
function open(...answers: readonly Answer[]) {
  const sent: Record<string, unknown>[] = []
  const store = createStore({
    fetch: async (_, init) => {
      sent.push(JSON.parse(init?.body as string) as Record<string, unknown>)
      const [status, body = {}] = answers[Math.min(sent.length, answers.length) - 1] as Answer
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(stayChangeSlice)
  store.dispatch(stayChangeOpened(bookingId))
  return { store, sent, change: () => store.getState().stayChange?.[bookingId] }
}

let keys = 0
beforeEach(() => void (keys = 0))
const newKey = () => `key-${(keys += 1)}`
const proves = (proved: boolean) => async () => proved
const page = (proved = true) => ({ requestCode: proves(proved), newKey })

it.each([
  ['no-longer-available', 'taken'],
  ['closed', 'closed'],
  ['too-early', 'closed'],
  ['arrival-day', 'arrival'],
  ['too-short', 'length'],
  ['too-long', 'length'],
  ['past', 'past'],
  ['party-too-large', 'party'],
  ['stay-unchanged', 'same'],
  ['stay-on-request', 'request'],
  ['stay-of-age', 'age'],
  ['below-cancellation-cost', 'below'],
  ['party-changed', 'people'],
  ['validation', 'choice'],
  ['changes-not-allowed', 'over'],
  ['anything', 'failed'],
])('a wish that is refused as %s has no amounts', async (type, trouble) => {
  const { store, change } = open([200, quote], refusal(type))
  await store.dispatch(requestStayQuote(wish))
  expect(change()).toMatchObject({ quote, trouble: null, isQuoting: false })
  await store.dispatch(requestStayQuote({ ...wish, nights: 8 }))
  expect(change()).toMatchObject({ quote: null, trouble, isQuoting: false })
})

it.each<[string, readonly Answer[], boolean, boolean, object]>([
  ['is made at the shown amounts', [[200, made]], true, true, { trouble: null }],
  [
    'shows other amounts before they count',
    [refusal('quote-changed', { quote: newer })],
    true,
    false,
    { quote: newer, trouble: 'changed' },
  ],
  [
    'of a unit that is taken has no amounts',
    [refusal('no-longer-available')],
    true,
    false,
    { quote: null, trouble: 'taken' },
  ],
  ['can be sent again after a failure', [[503]], true, false, { quote, trouble: 'failed' }],
  ['is made after the code', [needsCode, [200, made]], true, true, { trouble: null }],
  ['is not made without the code', [needsCode], false, false, { quote, trouble: 'failed' }],
])('a change %s', async (_, answers, proved, isMade, state) => {
  const { store, sent, change } = open([200, quote], ...answers)
  await store.dispatch(requestStayQuote(wish))
  expect(await store.dispatch(changeStay(bookingId, page(proved)))).toEqual(isMade ? made : null)
  expect(change()).toMatchObject({ isChanging: false, ...state })
  const { bookingId: _id, ...body } = wish
  expect(sent.slice(1)).toEqual(answers.map(() => ({ ...body, ...accepted, idempotencyKey: 'key-1' })))
})

it('repeats the same amounts with the same key, and others with another', async () => {
  const { store, sent } = open([200, quote], [503], refusal('quote-changed', { quote: newer }), [503])
  await store.dispatch(requestStayQuote(wish))
  for (let turn = 0; turn < 3; turn += 1) await store.dispatch(changeStay(bookingId, page()))
  expect(sent.slice(1).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2'])
})

it('sends nothing before amounts are known, and retains nothing of a page that was left', async () => {
  const { store, sent, change } = open([200, quote])
  expect(await store.dispatch(changeStay(bookingId, page()))).toBeNull()
  expect(sent).toEqual([])
  const asked = store.dispatch(requestStayQuote(wish))
  store.dispatch(stayChangeClosed(bookingId))
  await asked
  expect(change()).toBeUndefined()
})
