import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { getCart } from '@camping/contract/booking.endpoints.ts'
import { cart as cartSchema } from '@camping/contract/booking.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answeredAt } from '@camping/core/checkout/answer-age.ts'
import { useFreshCart } from './use-fresh-cart.ts'
;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

function Shown() {
  return <p>{useFreshCart(cartFixture.id)?.total}</p>
}

/** Opens the checkout with a cart of this age in memory; returns the number of reloads. */
async function askedAnew(ageMs: number): Promise<number> {
  const api = fakeApi('alder', 'couk', [replies(getCart, cartSchema, cartFixture)])
  const store = createStore({
    fetch: api.fetch,
    origin: 'http://localhost',
    brand: 'alder',
    apiLocale: 'couk',
  })
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const { data } = await store.dispatch(checkoutApi.endpoints.cart.initiate({ id: cartFixture.id }))
  answeredAt(data as object)
  now.mockReturnValue(1_000_000 + ageMs)
  const before = api.calls.length
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Shown />
      </Provider>,
    ),
  )
  const asked = api.calls.length - before
  act(() => root.unmount())
  return asked
}

describe('the cart of a checkout that opens', () => {
  afterEach(() => vi.restoreAllMocks())

  it('reloads after a long time in memory, and not right after it has loaded', async () => {
    expect(await askedAnew(10_001)).toBe(1)
    expect(await askedAnew(9_999)).toBe(0)
  })
})
