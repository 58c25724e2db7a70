import { getOrderId, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { feeOf, payableAmounts } from '@camping/core/payment/payment.rules.ts'
import { mayLeaveTo } from '@camping/core/payment/payment.thunks.ts'
import { providerTable } from '@camping/core/payment/providers/provider-table.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { textOf, type PlainForm } from '../../../kit/plain/plain-form.ts'
import { amountKey, providerKey } from '../payment-keys.ts'

/** A payment that the provider has opened: the page leads to it with a link, since a form may not lead to another company. */
export interface OpenedPayment {
  readonly url: string
  /** With the fee of its method, minor units. */
  readonly total: number
}

const failed = { kind: 'error', id: 'toast-message.generic-error' } as const

/** Opens a payment of a rate, or of all that is open, at the chosen provider. A repeat with the same key opens no second one. */
export const payForm: PlainForm = {
  routes: ['payment'],
  feature: 'portal',
  receive: async ({ site, hostname, params, fields, call }) => {
    const bookingId = params['bookingId'] ?? ''
    const values = { provider: textOf(fields, 'provider'), amount: textOf(fields, 'amount') }
    const { reply: booking } = await call(getCustomerBooking, { bookingId })
    const { reply: listed } = await call(getPaymentProviders, { bookingId })
    const chosen =
      booking &&
      payableAmounts(booking.paymentRates, booking.due).find((one) => amountKey(one) === values.amount)
    const entry = listed?.find((one) => providerKey(one) === values.provider)
    const provider = entry && providerTable[entry.paymentProviderIdentifier]
    if (!chosen || !entry || !provider?.request)
      return { values, notice: booking && listed ? { kind: 'error', id: 'payment.error.choose' } : failed }
    const rateIndex = chosen.rate?.index
    const { reply } = await call(
      getOrderId,
      provider.request({
        bookingId,
        amount: chosen.amount,
        ...(rateIndex === undefined ? {} : { rateIndex }),
        paymentMethod: entry.paymentMethodIdentifier,
        idempotencyKey: fields.get('key') ?? '',
        // The server knows its own; what a form says of it would prove nothing.
        origin: '',
        apiLocale: markets[site].apiLocale,
        returnPath: buildPath(site, 'payment', { bookingId }),
      }),
    )
    const step = reply && provider.next(reply)
    if (step?.kind !== 'leave' || !mayLeaveTo(step.url, provider, { hostname }))
      return { values, notice: failed }
    const total = chosen.amount + feeOf(entry, rateIndex === undefined ? {} : { rateIndex })
    return { values, found: { url: step.url, total } satisfies OpenedPayment }
  },
}
