import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { SaferpayError } from './saferpay-error.ts'
import type { SaferpayContext } from './saferpay-context.ts'
import type { initializeRequest } from './saferpay-requests.ts'
import { isoTime } from './transaction-body.ts'

/** The payment page lives for an hour; Assert works for a day. */
export const windowMs = 3_600_000
export const assertMs = 86_400_000
/** Assert works longer for a pending payment (SpecVersion 1.39). */
export const pendingAssertMs = 120 * 3_600_000

/** PaymentPage/Initialize */
export function initialize(request: z.infer<typeof initializeRequest>, context: SaferpayContext): object {
  const { bank, account, origin } = context
  const { Payment, TerminalId, Notification, ReturnUrl, Payer, PaymentMethods, Condition } = request
  if (TerminalId !== account.terminalId)
    throw new SaferpayError('PERMISSION_DENIED', {
      detail: [`TerminalId ${TerminalId} is not one of this customer.`],
    })
  const amount = Number(Payment.Amount.Value)
  if (!(amount > 0)) throw new SaferpayError('AMOUNT_INVALID', { orderId: Payment.OrderId })
  if (!account.currencies.includes(Payment.Amount.CurrencyCode))
    throw new SaferpayError('CURRENCY_INVALID', { orderId: Payment.OrderId })
  const token = randomBytes(18).toString('hex')
  const openedAt = bank.now()
  bank.state.pages.set(token, {
    token,
    visit: bank.secret(),
    customerId: account.customerId,
    terminalId: TerminalId,
    orderId: Payment.OrderId ?? '',
    amount,
    currency: Payment.Amount.CurrencyCode,
    description: Payment.Description,
    returnUrl: ReturnUrl.Url,
    successUrl: Notification?.SuccessNotifyUrl ?? '',
    failUrl: Notification?.FailNotifyUrl ?? '',
    language: Payer?.LanguageCode ?? '',
    needsLiabilityShift: Condition === 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED',
    ...(PaymentMethods && PaymentMethods.length > 0 && { paymentMethods: PaymentMethods }),
    openedAt,
    state: 'new',
    challenged: null,
    decline: null,
    transactionId: null,
  })
  bank.save()
  return {
    Token: token,
    Expiration: isoTime(openedAt + windowMs),
    RedirectUrl: `${origin}/saferpay/vt2/api/PaymentPage/${account.customerId}/${TerminalId}/${token}`,
  }
}
