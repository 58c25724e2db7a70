import type { SiteCode } from '@camping/editions/markets.ts'
import type { OfferedMethods } from '../offered-method.ts'
import type { ProviderAccount, ProviderPayment, ProviderStatus } from '../provider-account.ts'
import { ProviderFailure } from '../provider-failure.ts'
import type { ProviderHttp } from '../provider-http.ts'
import { noSuchTransaction, paymentService } from './payment-service.ts'
import { paymentTypes } from './payment-types.ts'
import { windowFields } from './window-fields.ts'
import { windowLanguage } from './window-language.ts'

export interface BamboraSettings extends OfferedMethods {
  readonly merchantNumber: string
  /**
   * The current key first, then the previous one during a rotation; empty when the merchant has switched
   * signatures off.
   */
  readonly hashKeys: readonly string[]
  /** Password of the web service; without it this account allows no queries and no refunds. */
  readonly servicePassword: string | undefined
  readonly group: string
  /** ePay's number of the window's language, where an edition wants another than that of its pages. */
  readonly language?: string | undefined
  readonly acceptsTest: boolean
  readonly windowUrl: string
  readonly serviceUrl: string
}

export interface BamboraAccount extends ProviderAccount {
  readonly provider: 'bambora'
  readonly hashKeys: readonly string[]
}

/** How long before an order's creation the search for its transactions starts: the provider's clock has no zone. */
const marginMs = 24 * 3_600_000

/** Bambora Online Classic (ePay) of one edition. */
export function bamboraAccount(
  owner: { brand: string; siteCode: SiteCode },
  settings: BamboraSettings,
  http: ProviderHttp,
): BamboraAccount {
  const { merchantNumber, servicePassword: password, group, hashKeys } = settings
  const service =
    password === undefined
      ? undefined
      : paymentService({ url: settings.serviceUrl, merchantNumber, password, group, http })
  const remote = () => {
    if (!service) throw new ProviderFailure('refused', 'no-service-password')
    return service
  }
  return {
    ...owner,
    provider: 'bambora',
    hashKeys,
    merchantId: merchantNumber,
    acceptsTest: settings.acceptsTest,
    isRemote: service !== undefined,
    needsLiabilityShift: false,
    methods: settings.methods,
    tellsMethodsApart: settings.tellsMethodsApart,
    async open(order, addresses) {
      const fields = windowFields({
        merchantNumber,
        key: hashKeys[0],
        amount: order.amount,
        currency: order.currency,
        orderNumber: order.number,
        acceptUrl: addresses.accept,
        cancelUrl: addresses.cancel,
        callbackUrl: addresses.callback,
        language: windowLanguage(order.languageTag, settings.language),
        instantCapture: service === undefined,
        paymentTypes: order.method && paymentTypes[order.method],
      })
      return { kind: 'window', url: settings.windowUrl, fields }
    },
    async inspect(order) {
      if (!service) return { kind: 'open' }
      const from = new Date(order.createdAt.getTime() - marginMs)
      const found = await service.transactions(from, new Date(Date.now() + marginMs), order.number)
      return statusOf(found.filter(({ orderNumber }) => orderNumber === order.number))
    },
    inspectTransaction: async (transactionId) => {
      try {
        return await remote().transaction(transactionId)
      } catch (error) {
        // "No such transaction" is an answer, not a failure.
        if (error instanceof ProviderFailure && error.reason === noSuchTransaction) return undefined
        throw error
      }
    },
    async capture({ transactionId, amount }) {
      const { capturedAmount } = await remote().transaction(transactionId)
      // It was captured before, only the answer was lost (F6).
      if (capturedAmount < amount) await remote().capture(transactionId, amount - capturedAmount)
      return { captureId: null }
    },
    async cancel({ transactionId }) {
      await remote().delete(transactionId)
    },
    // A credit has no id of its own at ePay. An authorisation without a capture is released instead, which costs
    // nobody anything.
    async refund({ transactionId, amount, number }) {
      const payment = await remote().transaction(transactionId)
      if (payment.capturedAmount === 0 && amount >= payment.amount) await remote().delete(transactionId)
      else await remote().credit(transactionId, amount)
      return `${transactionId}/${number}`
    },
    async findRefund({ transactionId, amount, number, refundedBefore }) {
      const payment = await remote().transaction(transactionId)
      const isDone = payment.isCancelled || payment.creditedAmount >= refundedBefore + amount
      return isDone ? `${transactionId}/${number}` : undefined
    },
    ...(service && { listSince: (since: Date, until: Date) => service.transactions(since, until) }),
  }
}

function statusOf(found: readonly ProviderPayment[]): ProviderStatus {
  const payments = found.filter(({ isCancelled, amount }) => !isCancelled && amount > 0)
  if (payments.length > 0) return { kind: 'paid', payments }
  return found.length > 0 ? { kind: 'failed', reason: 'cancelled' } : { kind: 'open' }
}
