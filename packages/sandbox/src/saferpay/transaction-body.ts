import type { OrderKnobs } from '../bank/order-knobs.ts'
import type { SaferpayTransaction } from '../bank/saferpay.types.ts'

const amountOf = (value: number, currency: string) => ({ Value: String(value), CurrencyCode: currency })

/** Times of the API: ISO 8601 in Switzerland's local time, without a zone. */
export const isoTime = (at: number): string => new Date(at).toISOString()

/** Transaction, PaymentMeans, Liability and Dcc, as Assert and Inquire return them. */
export function transactionBody(transaction: SaferpayTransaction, knobs: OrderKnobs): object {
  const { id, type, status, orderId, amount, currency, at, captureId, dcc } = transaction
  return {
    Transaction: {
      Type: type,
      Status: status,
      Id: id,
      ...(captureId ? { CaptureId: captureId } : {}),
      Date: isoTime(at),
      Amount: amountOf(amount, currency),
      OrderId: knobs.receivedOrderId ?? orderId,
      AcquirerName: 'Sandbox Acquirer',
      AcquirerReference: `sandbox.${id}`,
      SixTransactionReference: `0:0:3:${id}`,
      ApprovalCode: '000000',
    },
    PaymentMeans: paymentMeans(transaction),
    ...(type === 'PAYMENT' ? { Liability: liability(transaction) } : {}),
    ...(dcc ? { Dcc: { PayerAmount: amountOf(dcc.value, dcc.currency) } } : {}),
  }
}

export const paymentMeans = ({ scheme, maskedCard }: SaferpayTransaction): object => ({
  Brand: { PaymentMethod: scheme, Name: `${scheme} Saferpay Test` },
  DisplayText: maskedCard,
  Card: {
    MaskedNumber: maskedCard.replaceAll(' ', ''),
    ExpYear: 2034,
    ExpMonth: 12,
    HolderName: 'Test',
    CountryCode: 'CH',
  },
})

const liability = ({ liabilityShift, authenticated, id }: SaferpayTransaction): object => ({
  LiabilityShift: liabilityShift,
  LiableEntity: liabilityShift ? 'ThreeDs' : 'Merchant',
  ThreeDs: {
    Authenticated: authenticated,
    LiabilityShift: liabilityShift,
    Xid: id,
    Version: '2',
    AuthenticationType: authenticated ? 'STRONG_CUSTOMER_AUTHENTICATION' : 'FRICTIONLESS',
  },
})
