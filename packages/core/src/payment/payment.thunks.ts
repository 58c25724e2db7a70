import type { Provider, PaymentIntent, PaymentStep } from './providers/provider.ts'
import type { ApiAccess, ApiDispatch } from '../api/storefront-api.ts'
import { paymentApi } from './payment.api.ts'
import {
  paymentBegan,
  paymentFailed,
  paymentStarted,
  paymentStopped,
  type PaymentHolder,
} from './payment.slice.ts'
import { providerTable } from './providers/provider-table.ts'

/**
 * Whether a payment may redirect to an address: https on one of the provider's hosts. On a developer's machine also
 * another port of the same machine, where the sandbox runs; no production page has such a name.
 */
export function mayLeaveTo(
  address: string,
  provider: Provider,
  here: { readonly hostname: string },
): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, port } = new URL(address)
  if (username || password) return false
  if (protocol === 'https:' && port === '' && provider.hosts.includes(hostname)) return true
  const isLocal = (name: string) =>
    name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost')
  return protocol === 'http:' && isLocal(hostname) && isLocal(here.hostname)
}

/** What a payment needs to know of the page that starts it. */
interface PaymentPage {
  readonly hostname: string
  readonly origin: string
  /** A random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`. */
  readonly newKey: () => string
}

/**
 * Starts a payment once: a second start finds the first under way, and the same choice keeps its key, so a repeat after a lost
 * answer opens no second order (F32). Answers what to do next; undefined when there is nothing to do, because the payment
 * failed (payment-12) or its page was left meanwhile (F68).
 */
export function startPayment(
  id: Provider['id'],
  intent: Omit<PaymentIntent, 'idempotencyKey' | 'origin'>,
  { hostname, origin, newKey }: PaymentPage,
) {
  return async (
    dispatch: ApiDispatch,
    getState: () => PaymentHolder,
    { listen }: ApiAccess,
  ): Promise<PaymentStep | undefined> => {
    const { attempt: before, isStarting } = getState().payment ?? {}
    if (isStarting) return undefined
    const content = JSON.stringify([id, intent])
    const attempt = before?.content === content ? before : { content, key: newKey() }
    dispatch(paymentStarted(attempt))
    const requested = dispatch(
      requestStep(id, { ...intent, origin, idempotencyKey: attempt.key }, { hostname }),
    )
    // A provider that is not asked makes no change that would bring the listeners.
    await listen?.()
    dispatch(paymentBegan({ bookingId: intent.bookingId }))
    const step = await requested
    const { isStarting: isStillStarting, attempt: present } = getState().payment ?? {}
    if (!isStillStarting || present?.key !== attempt.key) return undefined
    if (!step) dispatch(paymentFailed())
    else if (step.kind !== 'leave') dispatch(paymentStopped())
    return step
  }
}

/** Asks the API for what the provider needs; undefined when that cannot start a payment. */
function requestStep(id: Provider['id'], intent: PaymentIntent, here: { readonly hostname: string }) {
  return async (dispatch: ApiDispatch): Promise<PaymentStep | undefined> => {
    const provider = providerTable[id]
    if (!provider.request) return provider.next({})
    const { data } = await dispatch(
      paymentApi.endpoints.orderId.initiate(provider.request(intent), { track: false }),
    )
    const step = data && provider.next(data)
    return step?.kind === 'leave' && !mayLeaveTo(step.url, provider, here) ? undefined : step
  }
}
