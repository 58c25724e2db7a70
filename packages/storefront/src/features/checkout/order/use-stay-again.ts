import { checkoutSlice, stayAgainOf, stayLeft } from '@camping/core/checkout/checkout.slice.ts'
import type { OtherStay } from '@camping/core/checkout/order.thunks.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useNavigate } from 'react-router-dom'
import { randomKey } from '../../../kit/app/random-key.ts'

/** A new hold after one has ended. `reserve` asks for the same stay, or for another one, and opens its checkout. */
export function useStayAgain(cart: Cart) {
  const { site } = useApp()
  const navigate = useNavigate()
  const store = useAppStore()
  const { id } = cart
  const { isUnderWay: asking, problem, alternatives } = useAppSelector((state) => stayAgainOf(state, id))
  useEffect(() => {
    store.inject(checkoutSlice)
    return () => void store.dispatch(stayLeft({ id }))
  }, [store, id])

  const reserve = async (other?: OtherStay) => {
    const { holdAgain } = await import('@camping/core/checkout/order.thunks.ts')
    const cartId = await store.dispatch(holdAgain(cart, randomKey, other))
    // The checkout opens at its first incomplete step.
    if (cartId) void navigate(`${buildPath(site, 'booking', { cartId })}?step=check`, { replace: true })
  }
  return { asking, problem, alternatives, reserve }
}
