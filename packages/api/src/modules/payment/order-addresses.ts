import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { OrderAddresses } from './providers/provider-account.ts'

/** Host-level paths that providers send people and notices to (docs/contracts/urls.md). */
export const returnPaths = {
  bamboraCallback: '/api/payment/bambora/callback',
  bamboraAccept: '/api/payment/bambora/accept',
  saferpayReturn: '/api/payment/saferpay/return',
  saferpayNotify: '/api/payment/saferpay/notify',
  cancel: '/api/payment/cancel',
} as const

export interface AddressedOrder {
  /** Configured origin of the edition, never a request's host. */
  readonly origin: string
  readonly orderId: string
  readonly apiLocale: string
  readonly bookingRef: string
  /** What SPEC.md wants on the addresses. The way back itself is stored with the order. */
  readonly redirectUrl: string
  /** The booking's page, or for a guest our own way back there. */
  readonly cancelPath: string
}

/** The addresses of an order: accept and callback carry what SPEC.md §7 names, those of Saferpay our opaque id. */
export function orderAddresses(order: AddressedOrder): OrderAddresses {
  const { origin, orderId, apiLocale, bookingRef, redirectUrl } = order
  const address = (path: string, query: Record<string, string>): string =>
    `${origin}${path}?${new URLSearchParams({ orderIdHash: orderId, ...query }).toString()}`
  const named = { apiLocale, redirectUrl, bookingId: bookingRef }
  return {
    accept: address(returnPaths.bamboraAccept, named),
    callback: address(returnPaths.bamboraCallback, named),
    cancel: origin + order.cancelPath,
    returning: address(returnPaths.saferpayReturn, named),
    notifySuccess: address(returnPaths.saferpayNotify, { result: 'success' }),
    notifyFailure: address(returnPaths.saferpayNotify, { result: 'failure' }),
  }
}

/** The booking's page in the portal: where a payment leads back to unless said otherwise, and when it is cancelled. */
export function defaultPath(siteCode: SiteCode, bookingRef: string): string {
  return buildPath(siteCode, 'bookingDetail', { bookingId: bookingRef })
}
