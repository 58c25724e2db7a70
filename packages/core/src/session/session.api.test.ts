import type { User } from '@camping/contract/session.schemas.ts'
import { expect, it } from 'vitest'
import { checkoutApi } from '../checkout/checkout.api.ts'
import { createStore } from '../store/create-store.ts'
import { selectUser, sessionApi } from './session.api.ts'

const jo = { type: 'email', firstName: 'Jo', bookingRef: null }

/** A store whose API answers by the end of the address: [status, body]. */
function session(answers: Record<string, [number, object]>) {
  const calls: string[] = []
  const store = createStore({
    fetch: async (input) => {
      calls.push(typeof input === 'string' ? input : '')
      const [status, body] = answers[calls.at(-1)?.split('/').at(-1) ?? ''] ?? [404, {}]
      return Response.json(body, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  return {
    calls,
    answers,
    ask: () => store.dispatch(sessionApi.endpoints.user.initiate(undefined, { forceRefetch: true })),
    other: () => store.dispatch(checkoutApi.endpoints.bookingConfirmation.initiate({ cartId: 'cart' })),
    who: (): User | undefined => selectUser(store.getState()),
  }
}
const signedOut: [number, object] = [401, { type: 'signed-out' }]
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('calls outside the base path, and knows nobody before the answer', async () => {
  const { ask, who, calls } = session({ user: [200, jo] })
  expect(who()).toBeUndefined()
  await ask()
  expect(who()).toEqual(jo)
  expect(calls).toEqual(['/api/couk/user'])
})

it('a 401 to the user call ends the session, and is not repeated', async () => {
  const { ask, who, answers, calls } = session({ user: [200, jo] })
  await ask()
  answers['user'] = signedOut
  await ask()
  await settled()
  expect(who()).toBeUndefined()
  expect(calls).toHaveLength(2)
})

it('an API that does not answer ends nothing', async () => {
  const { ask, who, answers } = session({ user: [200, jo] })
  await ask()
  answers['user'] = [503, { type: 'unavailable' }]
  await ask()
  expect(who()).toEqual(jo)
})

it('a signed-out answer to any call requests the user again', async () => {
  const { ask, other, who, answers, calls } = session({ user: [200, jo], cart: signedOut })
  await ask()
  answers['user'] = signedOut
  await other()
  await expect.poll(who).toBeUndefined()
  expect(calls.map((call) => call.split('/').at(-1))).toEqual(['user', 'cart', 'user'])
})

it('a 401 that is a step of signing in ends nothing', async () => {
  const { ask, other, who, calls } = session({ user: [200, jo], cart: [401, { type: 'check-inbox' }] })
  await ask()
  await other()
  await settled()
  expect(who()).toEqual(jo)
  expect(calls).toHaveLength(2)
})
