import type { Cart } from '@camping/contract/booking.schemas.ts'
import { createStore } from '../../store/create-store.ts'
import { checkoutApi } from '../checkout.api.ts'
import { changesOf, checkoutSlice } from '../checkout.slice.ts'
import { withChoice } from '../extras.rules.ts'

export const id = 'abcdefghijklmnopqrstuv'
export const extra = (one: number, quantity = 0) => ({ id: one, min: 0, max: 5, quantity })
export const cart = {
  id,
  state: 'open',
  total: 70_000,
  plans: [],
  accommodation: { id: 71 },
  stay: { dateFrom: '2027-07-03', nights: 7 },
  party: { adults: 2, children: [] },
  priceLines: [
    { kind: 'accommodation', amount: 60_000 },
    { kind: 'extra', amount: 10_000 },
  ],
  availableExtras: [extra(1), extra(2)],
  covers: [{ id: 'basic', chosen: false }],
  coverDeclined: false,
} as unknown as Cart

/** A call of the API that the test answers. */
export interface Call {
  readonly name: string
  readonly body: Record<string, unknown>
  readonly answer: (reply: object, status?: number) => Promise<void>
  readonly lose: () => Promise<void>
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Everything that follows an answer has run after this. */
const settled = (_answered: void) => turn().then(turn)

/** A store with the cart of an open checkout; its calls are answered one by one by the test. */
export async function openCart(shown = cart) {
  const calls: Call[] = []
  const store = createStore({
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {}
        calls.push({
          name: `${init?.method} ${(input as string).split('couk/')[1]}`,
          body,
          answer: (reply, status = 200) => settled(resolve(Response.json(reply, { status }))),
          lose: () => settled(reject(new TypeError('Failed to fetch'))),
        })
      }),
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(checkoutSlice)
  const subscription = store.dispatch(checkoutApi.endpoints.cart.initiate({ id }))
  await calls[0]?.answer(shown)
  await subscription
  calls.splice(0)
  return {
    calls,
    store,
    cart: () => checkoutApi.endpoints.cart.select({ id })(store.getState()).data as Cart,
    /** What the step shows of it. */
    shown: () =>
      withChoice(
        checkoutApi.endpoints.cart.select({ id })(store.getState()).data as Cart,
        changesOf(store.getState(), id).chosen,
      ),
    /** The calls of one kind. */
    sent: (name: string) => calls.filter((call) => call.name === name),
  }
}

/** A refusal by the API. */
export const refused = (type: string, more: object = {}) => ({ type, title: type, status: 409, ...more })
