import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { OrderAddresses } from '../providers/provider-account.ts'

/** Host-level paths to which providers send customers and notices (docs/contracts/urls.md). */
export const returnPaths = {
  bamboraCallback: '/api/payment/bambora/callback',
  bamboraAccept: '/api/payment/bambora/accept',
  saferpayReturn: '/api/payment/saferpay/return',
  saferpayNotify: '/api/payment/saferpay/notify',
  cancel: '/api/payment/cancel',
} as const

export interface AddressedOrder {
  /** The edition's configured origin, never the host of a request. */
  readonly origin: string
  readonly orderId: string
  readonly apiLocale: string
  readonly bookingRef: string
  /** The parameters that payment-5 requires. The return path itself is stored with the order. */
  readonly redirectUrl: string
  /** The booking's page, or for a guest the host's return path. */
  readonly cancelPath: string
}

/**
 * The addresses of an order. Accept and callback carry the parameters of payment-5, those of Saferpay only our
 * opaque id.
 */
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

/** The booking's page in the portal: the default return path, and the target after a cancelled payment. */
export function defaultPath(siteCode: SiteCode, bookingRef: string): string {
  return buildPath(siteCode, 'bookingDetail', { bookingId: bookingRef })
}
