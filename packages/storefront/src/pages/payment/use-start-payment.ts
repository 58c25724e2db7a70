import { performStep } from '@camping/core/payment/perform-step.browser.ts'
import { startPayment } from '@camping/core/payment/start-payment.ts'
import type { PaymentIntent, Provider } from '@camping/core/payment/providers/provider.types.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { sendEvent } from '../../analytics/send-event.browser.ts'
import { randomKey } from '../checkout/random-key.ts'

/**
 * Starts a payment once: a second click finds it under way, and the same choice keeps its key, so a repeat after a lost
 * answer opens no second order (F32). An answer that arrives when the page is left leads nowhere (F68).
 */
export function useStartPayment(): {
  readonly starting: boolean
  readonly start: (
    id: Provider['id'],
    intent: Omit<PaymentIntent, 'idempotencyKey' | 'origin'>,
  ) => Promise<void>
} {
  const { config } = useApp()
  const dispatch = useAppDispatch()
  const [starting, setStarting] = useState(false)
  const busy = useRef(false)
  const here = useRef(true)
  const attempt = useRef<{ content: string; key: string } | null>(null)

  const stop = () => {
    busy.current = false
    setStarting(false)
  }
  useEffect(() => {
    here.current = true
    // Back from the provider the browser may show this very page again, as it was left.
    const shown = (event: PageTransitionEvent) => event.persisted && stop()
    addEventListener('pageshow', shown)
    return () => {
      here.current = false
      removeEventListener('pageshow', shown)
    }
  }, [])

  return {
    starting,
    start: async (id, intent) => {
      if (busy.current) return
      busy.current = true
      setStarting(true)
      sendEvent(config, 'customer_portal_payment_start', { booking_id: intent.bookingId })
      const content = JSON.stringify([id, intent])
      if (attempt.current?.content !== content) attempt.current = { content, key: randomKey() }
      const { origin, hostname } = window.location
      const idempotencyKey = attempt.current.key
      const step = await dispatch(startPayment(id, { ...intent, origin, idempotencyKey }, { hostname }))
      if (!here.current) return
      if (step?.kind === 'leave') return performStep(step)
      stop()
      if (step) return
      attempt.current = null
      dispatch(toastAdded({ kind: 'error', message: 'toast-messages.payment-fail' }))
    },
  }
}
