import { paymentSlice, paymentStopped } from '@camping/core/payment/payment.slice.ts'
import { startPayment } from '@camping/core/payment/payment.thunks.ts'
import { performStep } from '@camping/core/payment/perform-step.browser.ts'
import type { PaymentIntent, Provider } from '@camping/core/payment/providers/provider.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { randomKey } from '../../kit/app/random-key.ts'

/** The start of a payment, as long as its page is shown. */
export function useStartPayment(): {
  readonly starting: boolean
  readonly start: (
    id: Provider['id'],
    intent: Omit<PaymentIntent, 'idempotencyKey' | 'origin'>,
  ) => Promise<void>
} {
  const store = useAppStore()
  const starting = useAppSelector(({ payment }) => payment?.isStarting ?? false)
  useEffect(() => {
    store.inject(paymentSlice)
    const stop = () => void store.dispatch(paymentStopped())
    // Back from the provider the browser may restore this page from its cache.
    const shown = (event: PageTransitionEvent) => event.persisted && stop()
    addEventListener('pageshow', shown)
    return () => {
      stop()
      removeEventListener('pageshow', shown)
    }
  }, [store])
  return {
    starting,
    start: async (id, intent) => {
      const { hostname, origin } = window.location
      const step = await store.dispatch(startPayment(id, intent, { hostname, origin, newKey: randomKey }))
      if (step) performStep(step)
    },
  }
}
