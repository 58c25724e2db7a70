import type { Dispatch } from '../store/create-store.ts'
import { mayLeaveTo } from './may-leave-to.ts'
import { paymentApi } from './payment-queries.ts'
import { providerTable } from './providers/provider-table.ts'
import type { PaymentIntent, PaymentStep, Provider } from './providers/provider.types.ts'

/**
 * Starts a payment and answers what to do next; undefined when it could not be started, which is told with the toast
 * `toast-messages.payment-fail` (SPEC.md §8). Nothing was charged then.
 */
export function startPayment(id: Provider['id'], intent: PaymentIntent, here: { readonly hostname: string }) {
  return async (dispatch: Dispatch): Promise<PaymentStep | undefined> => {
    const provider = providerTable[id]
    if (!provider.request) return provider.next({})
    const { data } = await dispatch(
      paymentApi.endpoints.orderId.initiate(provider.request(intent), { track: false }),
    )
    const step = data && provider.next(data)
    return step?.kind === 'leave' && !mayLeaveTo(step.url, provider, here) ? undefined : step
  }
}
