import type { Currency, SiteCode } from '@camping/editions/markets.ts'
import type { PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import type { PaymentMethodId } from '@camping/editions/payment-methods.ts'
import type { OfferedMethods } from './offered-method.ts'

/** Providers that take money. The gift voucher is listed and pays by its code (payment-7). */
export type ProviderId = PaymentProviderId

/** An attempt to pay, as a provider receives it. Amounts in minor units. */
export interface ProviderOrder {
  /** The opaque id, 128 bits: orderIdHash of payment-9. */
  readonly id: string
  /** The attempt's number at the provider: nine characters, unique. */
  readonly number: string
  /** The amount that the customer pays, the shop's fee included. */
  readonly amount: number
  readonly currency: Currency
  readonly bookingRef: string
  readonly apiLocale: string
  /** BCP 47 tag of the edition. */
  readonly languageTag: string
  /** The window shows this method alone; undefined where it shows everything that the account has. */
  readonly method: PaymentMethodId | undefined
  /** The purpose that the payment page shows. */
  readonly description: string
  readonly createdAt: Date
  /** The provider's token, once known (Saferpay). */
  readonly token: string | null
  /** Set once the provider has authorised a transaction for it. */
  readonly transactionId: string | null
  /** Name of the request that opens the order, stored before it is sent, and how often it was sent before. */
  readonly openRequestId: string
  readonly openTries: number
}

/** Our addresses for redirects and notices from a provider. Absolute, of the configured origin. */
export interface OrderAddresses {
  readonly accept: string
  readonly callback: string
  readonly cancel: string
  readonly returning: string
  readonly notifySuccess: string
  readonly notifyFailure: string
}

/** How the customer reaches the provider. */
export type OpenedOrder =
  | { readonly kind: 'window'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  | { readonly kind: 'page'; readonly url: string; readonly token: string; readonly expiresAt: Date }

/** A payment as the provider reports it. */
export interface ProviderPayment {
  readonly transactionId: string
  /** Our order number as the provider has it; null where it does not report one. */
  readonly orderNumber: string | null
  /** The authorised amount, in minor units. */
  readonly amount: number
  /** On top of the amount; 0 without. */
  readonly fee: number
  /** Undefined for a currency that no edition sells in. */
  readonly currency: Currency | undefined
  readonly capturedAmount: number
  readonly creditedAmount: number
  /** Required in refunds by some providers. */
  readonly captureId: string | null
  readonly isTest: boolean
  /** Whether the issuer bears the risk; null where the provider does not report it. */
  readonly hasLiabilityShift: boolean | null
  readonly isCancelled: boolean
}

/** A provider's current status of an order. */
export type ProviderStatus =
  | { readonly kind: 'paid'; readonly payments: readonly ProviderPayment[] }
  /** Not paid, and may still be. */
  | { readonly kind: 'open' }
  /** The provider is processing it (F26). */
  | { readonly kind: 'pending' }
  /** Not paid, and final. */
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
  /** The refund's number. */
  readonly number: string
  /** Amount already refunded for this transaction, in minor units. */
  readonly refundedBefore: number
}

/** One account of one provider, used by one edition of one brand. Every method throws ProviderFailure. */
export interface ProviderAccount extends OfferedMethods {
  readonly provider: ProviderId
  readonly brand: string
  readonly siteCode: SiteCode
  /** Public id: merchant number or terminal. */
  readonly merchantId: string
  readonly acceptsTest: boolean
  /**
   * Whether we may query and act without the customer. Otherwise the window captures at once, and an operator
   * makes refunds by hand.
   */
  readonly isRemote: boolean
  /** Whether to cancel a payment whose risk would be the shop's (F27). */
  readonly needsLiabilityShift: boolean
  open(order: ProviderOrder, addresses: OrderAddresses): Promise<OpenedOrder>
  inspect(order: ProviderOrder): Promise<ProviderStatus>
  /** Undefined for a transaction that the provider does not know. */
  inspectTransaction(transactionId: string): Promise<ProviderPayment | undefined>
  capture(request: CaptureRequest): Promise<{ captureId: string | null }>
  cancel(request: CaptureRequest): Promise<void>
  /** Returns the provider's id of the refund. */
  refund(request: RefundRequest): Promise<string>
  /** The provider's id of an earlier refund request, if it was executed (F7); undefined otherwise. */
  findRefund(request: RefundRequest): Promise<string | undefined>
  /** All payments since a moment, where the provider can list them (F69); undefined where it cannot. */
  listSince?(since: Date, until: Date): Promise<readonly ProviderPayment[]>
}
