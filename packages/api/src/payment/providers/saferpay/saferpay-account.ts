import { currency as currencySchema } from '@camping/contract/values.schemas.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { OfferedMethods } from '../offered-method.ts'
import type { ProviderAccount, ProviderOrder, ProviderPayment, ProviderStatus } from '../provider-account.ts'
import { ProviderFailure } from '../provider-failure.ts'
import type { ProviderHttp } from '../provider-http.ts'
import { paymentMethodNames } from './payment-method-names.ts'
import { saferpayClient } from './saferpay-client.ts'
import * as schemas from './saferpay-schemas.ts'

export interface SaferpaySettings extends OfferedMethods {
  readonly baseUrl: string
  readonly customerId: string
  readonly terminalId: string
  readonly user: string
  readonly password: string
  readonly specVersion: string
  readonly needsLiabilityShift: boolean
  readonly isTest: boolean
}

/** Answers to an assertion that mean: nobody has paid with this token yet. */
const notYet = new Set(['TRANSACTION_NOT_STARTED'])
/** These report a state, not a failure: an inquiry by our number returns the transaction. */
const elsewhere = new Set(['TRANSACTION_IN_WRONG_STATE', 'TRANSACTION_ALREADY_CAPTURED'])
/** There is no transaction under this token or id. */
const nothingThere = new Set(['TRANSACTION_NOT_FOUND', 'TOKEN_INVALID', 'TOKEN_EXPIRED'])
const currencies = currencySchema.options

/** Saferpay's payment page for one edition. */
export function saferpayAccount(
  owner: { brand: string; siteCode: SiteCode },
  settings: SaferpaySettings,
  http: ProviderHttp,
): ProviderAccount {
  const call = saferpayClient({ ...settings, http })
  const paymentOf = ({ Transaction: found, Liability }: schemas.TransactionAnswer): ProviderPayment => {
    const amount = Number(found.Amount.Value)
    return {
      transactionId: found.Id,
      orderNumber: found.OrderId ?? null,
      amount,
      fee: 0,
      currency: currencies.find((known) => known === found.Amount.CurrencyCode),
      capturedAmount: found.Status === 'CAPTURED' ? amount : 0,
      creditedAmount: 0,
      captureId: found.CaptureId ?? null,
      isTest: settings.isTest,
      hasLiabilityShift: Liability?.LiabilityShift ?? null,
      isCancelled: found.Status === 'CANCELED',
    }
  }
  const statusOf = (answer: schemas.TransactionAnswer): ProviderStatus => {
    if (answer.Transaction.Status === 'PENDING') return { kind: 'pending' }
    if (answer.Transaction.Status === 'CANCELED') return { kind: 'failed', reason: 'CANCELED' }
    return { kind: 'paid', payments: [paymentOf(answer)] }
  }
  const inquire = (TransactionReference: object) =>
    call({
      path: 'Transaction/Inquire',
      content: { TransactionReference },
      answer: schemas.transactionAnswer,
      repeat: 'always',
    })

  /**
   * Finds an order by our number, the only way after the token was lost (F3) or has expired (F30). Finds only
   * authorised payments.
   */
  async function findByNumber(order: ProviderOrder, otherwise: ProviderStatus): Promise<ProviderStatus> {
    try {
      return statusOf(await inquire({ OrderId: order.number }))
    } catch (error) {
      if (isNamed(error, nothingThere)) return otherwise
      throw error
    }
  }

  /** A refund is a transaction of its own and pays nothing until it is captured. */
  async function completeRefund(
    refunded: schemas.TransactionAnswer['Transaction'],
    { requestId, tries }: { requestId: string; tries: number },
  ): Promise<void> {
    if (refunded.Status === 'CAPTURED') return
    await call({
      path: 'Transaction/Capture',
      content: { TransactionReference: { TransactionId: refunded.Id } },
      answer: schemas.captureAnswer,
      requestId: `${requestId}-c`,
      tries,
      repeat: 'unsent',
    })
  }

  return {
    ...owner,
    provider: 'saferpay',
    merchantId: settings.terminalId,
    acceptsTest: settings.isTest,
    isRemote: true,
    needsLiabilityShift: settings.needsLiabilityShift,
    methods: settings.methods,
    tellsMethodsApart: settings.tellsMethodsApart,
    async open(order, addresses) {
      const answer = await call({
        path: 'PaymentPage/Initialize',
        content: {
          TerminalId: settings.terminalId,
          Payment: {
            Amount: { Value: String(order.amount), CurrencyCode: order.currency },
            OrderId: order.number,
            Description: order.description,
          },
          ...(order.method && { PaymentMethods: paymentMethodNames[order.method] }),
          Payer: { LanguageCode: order.languageTag.slice(0, 2) },
          ReturnUrl: { Url: addresses.returning },
          Notification: {
            SuccessNotifyUrl: addresses.notifySuccess,
            FailNotifyUrl: addresses.notifyFailure,
          },
        },
        answer: schemas.initializeAnswer,
        requestId: order.openRequestId,
        tries: order.openTries,
        repeat: 'always',
      })
      const { Token: token, RedirectUrl: url, Expiration } = answer
      // The customer is sent to this address, so it must be on the provider's origin.
      if (new URL(url).origin !== new URL(settings.baseUrl).origin)
        throw new ProviderFailure('refused', 'foreign redirect')
      return { kind: 'page', url, token, expiresAt: new Date(Expiration) }
    },
    async inspect(order) {
      if (!order.token) return await findByNumber(order, { kind: 'open' })
      try {
        const answer = await call({
          path: 'PaymentPage/Assert',
          content: { Token: order.token },
          answer: schemas.transactionAnswer,
          repeat: 'always',
        })
        return statusOf(answer)
      } catch (error) {
        if (isNamed(error, notYet)) return { kind: 'open' }
        if (isNamed(error, elsewhere)) return await findByNumber(order, { kind: 'open' })
        if (isNamed(error, nothingThere))
          return await findByNumber(order, { kind: 'failed', reason: error.reason })
        // It may be authorised although the answer was lost (F29).
        if (error instanceof ProviderFailure && error.reason === 'COMMUNICATION_TIMEOUT') {
          const found = await findByNumber(order, { kind: 'open' })
          if (found.kind === 'open') throw error
          return found
        }
        if (error instanceof ProviderFailure && error.kind === 'refused')
          return { kind: 'failed', reason: error.reason }
        throw error
      }
    },
    async inspectTransaction(transactionId) {
      try {
        return paymentOf(await inquire({ TransactionId: transactionId }))
      } catch (error) {
        if (isNamed(error, nothingThere)) return undefined
        throw error
      }
    },
    async capture({ transactionId, amount, currency, requestId, tries }) {
      try {
        const { CaptureId } = await call({
          path: 'Transaction/Capture',
          content: {
            TransactionReference: { TransactionId: transactionId },
            Amount: { Value: String(amount), CurrencyCode: currency },
          },
          answer: schemas.captureAnswer,
          requestId,
          tries,
          repeat: 'unsent',
        })
        return { captureId: CaptureId ?? null }
      } catch (error) {
        if (!isNamed(error, new Set(['TRANSACTION_ALREADY_CAPTURED']))) throw error
        // The answer of an earlier attempt was lost; an inquiry returns the result (F6).
        return { captureId: paymentOf(await inquire({ TransactionId: transactionId })).captureId }
      }
    },
    async cancel({ transactionId, requestId, tries }) {
      await call({
        path: 'Transaction/Cancel',
        content: { TransactionReference: { TransactionId: transactionId } },
        answer: schemas.cancelAnswer,
        requestId,
        tries,
        repeat: 'unsent',
      })
    },
    async refund({ captureId, amount, currency, number, requestId, tries }) {
      if (!captureId) throw new ProviderFailure('unreachable', 'not captured yet')
      const { Transaction: refunded } = await call({
        path: 'Transaction/Refund',
        content: {
          Refund: {
            Amount: { Value: String(amount), CurrencyCode: currency },
            OrderId: number,
            // Off by default: without it the provider refunds more than came in (F61).
            RestrictRefundAmountToCapturedAmount: true,
          },
          CaptureReference: { CaptureId: captureId },
        },
        answer: schemas.refundAnswer,
        requestId,
        tries,
        repeat: 'unsent',
      })
      await completeRefund(refunded, { requestId, tries })
      return refunded.Id
    },
    async findRefund({ number, requestId, tries }) {
      try {
        const { Transaction: refunded } = await inquire({ OrderId: number })
        if (refunded.Status === 'CANCELED') return undefined
        await completeRefund(refunded, { requestId, tries })
        return refunded.Id
      } catch (error) {
        if (isNamed(error, nothingThere)) return undefined
        throw error
      }
    },
  }
}

function isNamed(error: unknown, names: ReadonlySet<string>): error is ProviderFailure {
  return error instanceof ProviderFailure && names.has(error.reason)
}
