import type { BankCall, BankState, BankTransaction } from './bank-state.ts'

interface Body {
  RequestHeader: { RequestId: string; RetryIndicator: number; SpecVersion: string; CustomerId: string }
  Token?: string
  Payment?: { Amount: { Value: string; CurrencyCode: string }; OrderId: string }
  TransactionReference?: { TransactionId?: string; OrderId?: string }
  Amount?: { Value: string }
  Refund?: {
    Amount: { Value: string; CurrencyCode: string }
    OrderId: string
    RestrictRefundAmountToCapturedAmount?: boolean
  }
  CaptureReference?: { CaptureId: string }
}

const behaviours: Readonly<Record<string, string>> = { COMMUNICATION_TIMEOUT: 'RETRY_LATER' }
const statuses: Readonly<Record<string, number>> = { AUTHENTICATION_FAILED: 401, PERMISSION_DENIED: 403 }

export interface PagePayment {
  readonly amount?: number
  readonly currency?: string
  readonly orderNumber?: string
  readonly status?: BankTransaction['status']
  readonly liabilityShift?: boolean
}

export function fakeSaferpay(state: BankState) {
  const json = (content: object, status = 200): Response => new Response(JSON.stringify(content), { status })
  const problem = (name: string): Response =>
    json(
      { Behavior: behaviours[name] ?? 'DO_NOT_RETRY', ErrorName: name, ErrorMessage: 'For people' },
      statuses[name] ?? 402,
    )
  const found = (reference: Body['TransactionReference']): BankTransaction | undefined =>
    [...state.transactions.values()].find(
      (one) =>
        one.provider === 'saferpay' &&
        (one.id === reference?.TransactionId || one.orderNumber === reference?.OrderId),
    )
  const transactionOf = (one: BankTransaction) => ({
    Type: one.type,
    Status: one.isDeleted ? 'CANCELED' : one.captured > 0 ? 'CAPTURED' : one.status,
    Id: one.id,
    ...(one.captured > 0 && { CaptureId: `${one.id}_c` }),
    Date: '2027-03-01T11:02:00.000+01:00',
    Amount: { Value: String(one.amount), CurrencyCode: one.currency },
    OrderId: one.orderNumber,
    AcquirerName: 'Somebody new who is not in our schema',
  })
  const full = (one: BankTransaction) =>
    json({ Transaction: transactionOf(one), Liability: { LiabilityShift: one.liabilityShift } })

  function refund({ Refund, CaptureReference }: Body): Response {
    const paid = found({ TransactionId: CaptureReference?.CaptureId.replace(/_c$/, '') ?? '' })
    if (!paid || !Refund) return problem('TRANSACTION_NOT_FOUND')
    const amount = Number(Refund.Amount.Value)
    // Off by default, as at the provider.
    if (Refund.RestrictRefundAmountToCapturedAmount && amount > paid.captured - paid.credited)
      return problem('AMOUNT_INVALID')
    paid.credited += amount
    const made: BankTransaction = {
      ...paid,
      id: `r${state.nextId()}`,
      orderNumber: Refund.OrderId,
      amount,
      captured: 0,
      credited: 0,
      type: 'REFUND',
    }
    state.transactions.set(made.id, made)
    return json({ Transaction: transactionOf(made) })
  }

  const pageOf = (url: string) => state.pages.get(new URL(url).searchParams.get('token') ?? '')

  return {
    problem,
    denied: () => problem('AUTHENTICATION_FAILED'),
    read(url: string, body: string): BankCall {
      const { RequestHeader } = JSON.parse(body) as Body
      return {
        operation: url.split('/Payment/v1/')[1] ?? '',
        requestId: RequestHeader.RequestId,
        retryIndicator: RequestHeader.RetryIndicator,
      }
    },
    answer(operation: string, text: string, url: string): Response {
      const body = JSON.parse(text) as Body
      if (operation === 'PaymentPage/Initialize' && body.Payment) {
        const token = `token-${state.nextId()}`
        state.pages.set(token, {
          orderNumber: body.Payment.OrderId,
          amount: Number(body.Payment.Amount.Value),
          currency: body.Payment.Amount.CurrencyCode,
          state: 'open',
        })
        return json({
          Token: token,
          Expiration: '2027-03-01T12:00:00.000+01:00',
          // The page is on the interface's origin.
          RedirectUrl: `${new URL(url).origin}/page?token=${token}`,
        })
      }
      if (operation === 'PaymentPage/Assert') {
        const page = state.pages.get(body.Token ?? '')
        if (!page) return problem('TOKEN_INVALID')
        const one = found({ OrderId: page.orderNumber })
        if (one) return full(one)
        return problem(page.state === 'aborted' ? 'TRANSACTION_ABORTED' : 'TRANSACTION_NOT_STARTED')
      }
      if (operation === 'Transaction/Refund') return refund(body)
      const one = found(body.TransactionReference)
      if (!one) return problem('TRANSACTION_NOT_FOUND')
      if (operation === 'Transaction/Inquire') return full(one)
      if (operation === 'Transaction/Cancel') {
        one.isDeleted = true
        return json({ TransactionId: one.id })
      }
      if (one.captured > 0) return problem('TRANSACTION_ALREADY_CAPTURED')
      one.captured = body.Amount ? Number(body.Amount.Value) : one.amount
      return json({ CaptureId: `${one.id}_c`, Status: 'CAPTURED' })
    },
    /** A customer pays on the page. */
    pay(url: string, payment: PagePayment = {}): BankTransaction {
      const page = pageOf(url)
      if (!page) throw new Error(`No page ${url}`)
      const one: BankTransaction = {
        id: `s${state.nextId()}`,
        provider: 'saferpay',
        orderNumber: page.orderNumber,
        amount: page.amount,
        currency: page.currency,
        fee: 0,
        captured: 0,
        credited: 0,
        isDeleted: false,
        isTest: true,
        status: 'AUTHORIZED',
        liabilityShift: true,
        type: 'PAYMENT',
        ...payment,
      }
      state.transactions.set(one.id, one)
      return one
    },
    abort(url: string): void {
      const page = pageOf(url)
      if (page) page.state = 'aborted'
    },
  }
}
