import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { extraChosen, extrasChoiceSlice, extrasForgotten } from './extras-choice.slice.ts'
import { saveExtras } from './extras.thunks.ts'
import { myExtrasApi } from './portal.api.ts'

const bookingId = '5PRAKA9451'
const offered = {
  extras: [
    { id: 1, quantity: 1, amounts: [0, 500, 1000], payableAt: 'now' },
    { id: 2, quantity: 0, amounts: [0, 300], payableAt: 'now' },
  ],
}
type Answer = readonly [status: number, body: object]
const needsCode: Answer = [403, { type: 'code-needed' }]

/** A store that has loaded the extras, with two of the first chosen; its API answers changes in turn. */
async function open(...answers: readonly Answer[]) {
  const sent: unknown[] = []
  const store = createStore({
    fetch: async (_, init) => {
      if (init?.method === 'GET') return Response.json(offered)
      sent.push(JSON.parse(init?.body as string))
      const [status, body] = answers[sent.length - 1] as Answer
      expect(store.getState().extrasChoice?.[bookingId]?.isSaving).toBe(true)
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(extrasChoiceSlice)
  await store.dispatch(myExtrasApi.endpoints.bookingExtras.initiate({ bookingId }))
  store.dispatch(extraChosen({ bookingId, id: 1, quantity: 2 }))
  return { store, sent, choice: () => store.getState().extrasChoice?.[bookingId] }
}

let asked = 0
beforeEach(() => void (asked = 0))
const says = (proved: boolean) => async () => {
  asked += 1
  return proved
}
const changed: Answer = [200, { ...offered, outcome: 'changed', toPay: 0 }]
const toPay: Answer = [200, { ...offered, outcome: 'payment-required', toPay: 500 }]
const chosen = { chosen: { 1: 2 }, isSaving: false }

it.each<[string, readonly Answer[], boolean, string, object | undefined]>([
  ['are saved', [changed], true, 'saved', undefined],
  ['are paid first', [toPay], true, 'payment', { ...chosen, trouble: null }],
  [
    'cost another price',
    [[409, { type: 'price-changed' }]],
    true,
    'refused',
    { ...chosen, trouble: 'priceChanged' },
  ],
  ['are closed', [[409, { type: 'changes-not-allowed' }]], true, 'refused', { ...chosen, trouble: 'closed' }],
  ['fail', [[503, {}]], true, 'refused', { ...chosen, trouble: 'failed' }],
  ['are saved after the code', [needsCode, changed], true, 'saved', undefined],
  ['are not saved without the code', [needsCode], false, 'refused', { ...chosen, trouble: 'failed' }],
])('chosen extras %s', async (_, answers, proves, outcome, state) => {
  const { store, sent, choice } = await open(...answers)
  expect(await store.dispatch(saveExtras(bookingId, says(proves)))).toMatchObject({ kind: outcome })
  expect(choice()).toEqual(state)
  expect(asked).toBe(answers[0] === needsCode ? 1 : 0)
  const request = { extras: [{ id: 1, quantity: 2 }], acceptedDifference: 500 }
  expect(sent).toEqual(answers.map(() => request))
})

it('answers what is paid first, with its difference', async () => {
  const { store } = await open(toPay)
  expect(await store.dispatch(saveExtras(bookingId, says(true)))).toEqual({
    kind: 'payment',
    amount: 500,
    extras: [{ id: 1, quantity: 2 }],
  })
})

it('shows nothing of a choice whose page was left', async () => {
  const { store, choice } = await open([503, {}])
  const saving = store.dispatch(saveExtras(bookingId, says(true)))
  store.dispatch(extrasForgotten(bookingId))
  await saving
  expect(choice()).toBeUndefined()
})
