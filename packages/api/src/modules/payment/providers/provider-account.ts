import type { Currency, SiteCode } from '@camping/editions/markets.ts'
import type { PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'

/** Providers that take money. The gift voucher is listed and does nothing yet (SPEC.md §4). */
export type ProviderId = PaymentProviderId

/** An attempt to pay, as a provider is told about it. Amounts in minor units. */
export interface ProviderOrder {
  /** Our opaque id, 128 bits: orderIdHash of SPEC.md. */
  readonly id: string
  /** Our number of the attempt at the provider: nine characters, unique. */
  readonly number: string
  /** What the customer is asked for, fee of ours included. */
  readonly amount: number
  readonly currency: Currency
  readonly bookingRef: string
  readonly apiLocale: string
  /** BCP 47, of the edition. */
  readonly languageTag: string
  readonly method: string
  /** What the page shows as the purpose. */
  readonly description: string
  readonly createdAt: Date
  /** Where the provider's token is known (Saferpay). */
  readonly token: string | null
  /** Set once the provider has authorised something for it. */
  readonly transactionId: string | null
  /** Our name for the request that opens it, stored before it is sent; how often it was sent before. */
  readonly openRequestId: string
  readonly openTries: number
}

/** Addresses of ours that a provider sends customers or notices to. Absolute, of the configured origin. */
export interface OrderAddresses {
  readonly accept: string
  readonly callback: string
  readonly cancel: string
  readonly returning: string
  readonly notifySuccess: string
  readonly notifyFailure: string
}

/** How the customer gets to the provider. */
export type OpenedOrder =
  | { readonly kind: 'window'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  | { readonly kind: 'page'; readonly url: string; readonly token: string; readonly expiresAt: Date }

/** A payment as the provider knows it. */
export interface ProviderPayment {
  readonly transactionId: string
  /** What the provider has as our number of the order; null where it does not say. */
  readonly orderNumber: string | null
  /** Authorised, minor units. */
  readonly amount: number
  /** On top of the amount; 0 without. */
  readonly fee: number
  /** undefined for a currency that no edition sells in. */
  readonly currency: Currency | undefined
  readonly capturedAmount: number
  readonly creditedAmount: number
  /** Named in refunds where the provider wants it. */
  readonly captureId: string | null
  readonly isTest: boolean
  /** Whether the issuer bears the risk; null where the provider does not say. */
  readonly hasLiabilityShift: boolean | null
  readonly isCancelled: boolean
}

/** What a provider says about an order now. */
export type Sighting =
  | { readonly kind: 'paid'; readonly payments: readonly ProviderPayment[] }
  /** Not paid, and may still be. */
  | { readonly kind: 'open' }
  /** Being worked on at the provider (F26). */
  | { readonly kind: 'pending' }
  /** Not paid, and will not be. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface CaptureRequest {
  readonly transactionId: string
  readonly amount: number
  readonly currency: Currency
  readonly requestId: string
  /** How often it was sent before. */
  readonly tries: number
}

export interface RefundRequest extends CaptureRequest {
  readonly captureId: string | null
  /** Our number of the refund. */
  readonly number: string
  /** What was given back of this transaction before, minor units. */
  readonly refundedBefore: number
}

/** One account of one provider, as one edition of one brand uses it. Every method throws ProviderFailure. */
export interface ProviderAccount {
  readonly provider: ProviderId
  readonly brand: string
  readonly siteCode: SiteCode
  /** Public: merchant number or terminal. */
  readonly merchantId: string
  readonly acceptsTest: boolean
  /** Whether we may ask and act without the customer: without it money is captured at once, and refunds are made by hand. */
  readonly isRemote: boolean
  /** Whether a payment whose risk is ours is cancelled (F27). */
  readonly needsLiabilityShift: boolean
  /** Hundredths of a percent of the amount that the customer pays on top. */
  readonly feeBasisPoints: number
  /** The part of `feeBasisPoints` is ours to add; else the provider adds its own. */
  readonly addsFee: boolean
  open(order: ProviderOrder, addresses: OrderAddresses): Promise<OpenedOrder>
  look(order: ProviderOrder): Promise<Sighting>
  /** undefined for a transaction that the provider does not know. */
  lookAtTransaction(transactionId: string): Promise<ProviderPayment | undefined>
  capture(request: CaptureRequest): Promise<{ captureId: string | null }>
  cancel(request: CaptureRequest): Promise<void>
  /** Answers the provider's id of the refund. */
  refund(request: RefundRequest): Promise<string>
  /** The provider's id of a refund that was asked for before, if it was carried out (F7); undefined when it was not. */
  findRefund(request: RefundRequest): Promise<string | undefined>
  /** Everything since a moment, where the provider can say (F69); undefined where it cannot. */
  listSince?(since: Date, until: Date): Promise<readonly ProviderPayment[]>
}
