import type { TestSandbox } from '@camping/sandbox/testing/open-test-sandbox.ts'
import type {
  CaptureRequest,
  OrderAddresses,
  ProviderOrder,
  ProviderStatus,
} from '../providers/provider-account.ts'

let orders = 0

/** An attempt to pay that no provider has seen. */
export function newOrder(): ProviderOrder {
  orders += 1
  return {
    id: 'A'.repeat(22),
    number: `N${String(orders).padStart(8, '0')}`,
    amount: 84_350,
    currency: 'EUR',
    bookingRef: '0123456789',
    apiLocale: 'de',
    languageTag: 'de-DE',
    method: 'card',
    description: 'Zelt, 12.–26. Juli',
    createdAt: new Date(),
    token: null,
    transactionId: null,
    openRequestId: `open-${orders}`,
    openTries: 0,
  }
}

/** Our addresses for it at the sandbox's test shop. */
export function addressesOf({ shop }: TestSandbox, { id, bookingRef }: ProviderOrder): OrderAddresses {
  const at = (path: string) =>
    `${shop.origin}/${path}?orderIdHash=${id}&apiLocale=de&redirectUrl=%2Fde%2Fbuchung%3Fa%3D1%262&bookingId=${bookingRef}`
  return {
    accept: at('accept'),
    callback: at('callback'),
    cancel: `${shop.origin}/cancelled`,
    returning: at('return'),
    notifySuccess: `${shop.origin}/notify?result=success`,
    notifyFailure: `${shop.origin}/notify?result=failure`,
  }
}

/** Its whole amount, for a capture or a refund. */
export const moneyOf = (
  { number, amount, currency }: ProviderOrder,
  transactionId: string,
): CaptureRequest => ({
  transactionId,
  amount,
  currency,
  requestId: `money-${number}`,
  tries: 0,
})

/** The transaction of a paid order; otherwise the status. */
export const transactionOf = (seen: ProviderStatus): string =>
  seen.kind === 'paid' ? (seen.payments[0]?.transactionId ?? '') : seen.kind
