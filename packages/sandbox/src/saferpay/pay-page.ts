import type { Bank } from '../bank/bank.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import { planNotice } from '../notices/plan-notice.ts'
import type { NoticeQueue } from '../notices/notice-queue.ts'
import type { Decline, PaymentPage, SaferpayTransaction } from '../bank/saferpay.types.ts'
import { cardsOfMethods, declineOf, findSaferpayCard } from './saferpay-cards.data.ts'
import type { SaferpayCard } from './saferpay-cards.data.ts'

export interface SaferpayDesk {
  readonly bank: Bank
  readonly queue: NoticeQueue
}

/** The page after a customer enters a card. */
export type PageStep =
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'paid' }

const isOver = ({ state }: PaymentPage): boolean => state === 'paid' || state === 'aborted'

export async function enterPageCard(
  desk: SaferpayDesk,
  page: PaymentPage,
  number: string,
): Promise<PageStep> {
  if (isOver(page)) return { kind: 'paid' }
  const card = findSaferpayCard(number)
  if (!card) return decline(desk, page, { errorName: 'PAYMENTMEANS_INVALID', processorResult: '' })
  if (!cardsOfMethods(page.paymentMethods).includes(card))
    return decline(desk, page, { errorName: 'PAYMENTMEANS_NOT_SUPPORTED', processorResult: '' })
  if (card.kind === 'challenge' || card.kind === 'soft-decline') {
    page.challenged = card.number
    desk.bank.save()
    return { kind: 'challenge' }
  }
  return finish(desk, page, { card, authenticated: false })
}

/** The customer answers the 3-D Secure step. */
export async function answerPageChallenge(
  desk: SaferpayDesk,
  page: PaymentPage,
  confirmed: boolean,
): Promise<PageStep> {
  if (isOver(page)) return { kind: 'paid' }
  const card = findSaferpayCard(page.challenged ?? '')
  page.challenged = null
  if (!card || !confirmed) {
    const why = card && declineOf(card, { amount: page.amount, authenticated: false })
    return decline(desk, page, why ?? { errorName: '3DS_AUTHENTICATION_FAILED', processorResult: '' })
  }
  return finish(desk, page, { card, authenticated: true })
}

interface Entered {
  readonly card: SaferpayCard
  readonly authenticated: boolean
}

async function finish(desk: SaferpayDesk, page: PaymentPage, entered: Entered): Promise<PageStep> {
  const why = declineOf(entered.card, { amount: page.amount, authenticated: entered.authenticated })
  if (why) return decline(desk, page, why)
  if (page.needsLiabilityShift && !shiftsLiability(entered.card))
    return decline(desk, page, { errorName: 'CONDITION_NOT_SATISFIED', processorResult: '' })
  await authorise(desk, page, entered)
  return { kind: 'paid' }
}

function decline({ bank }: SaferpayDesk, page: PaymentPage, why: Decline): PageStep {
  page.decline = why
  bank.save()
  return { kind: 'declined', decline: why }
}

const shiftsLiability = ({ kind }: SaferpayCard): boolean =>
  kind !== 'no-liability-shift' && kind !== '3ds-breaks'

async function authorise(
  desk: SaferpayDesk,
  page: PaymentPage,
  { card, authenticated }: Entered,
): Promise<void> {
  const { bank } = desk
  const knobs = knobsOf(bank.state, page.orderId)
  const status = card.kind === 'pending' ? 'PENDING' : (knobs.outcome ?? 'AUTHORIZED')
  const amount = knobs.receivedAmount ?? (card.kind === 'partial' ? Math.floor(page.amount / 2) : page.amount)
  const id = `p${bank.nextNumber()}`
  const transaction: SaferpayTransaction = {
    id,
    type: 'PAYMENT',
    customerId: page.customerId,
    orderId: page.orderId,
    amount,
    currency: knobs.receivedCurrency ?? page.currency,
    at: bank.now(),
    status,
    settlesAt: status === 'PENDING' ? bank.now() + (knobs.pendingSeconds ?? 3600) * 1000 : null,
    captureId: status === 'CAPTURED' ? `${id}_c` : null,
    captured: status === 'CAPTURED' ? amount : 0,
    refundOf: null,
    scheme: card.scheme,
    maskedCard: `${card.number.slice(0, 4)} xxxx xxxx ${card.number.slice(-4)}`,
    liabilityShift: knobs.liabilityShift ?? shiftsLiability(card),
    authenticated,
    dcc: card.kind === 'dcc' ? { value: Math.round(page.amount * 1.08), currency: 'USD' } : null,
  }
  bank.state.saferpay.set(id, transaction)
  page.transactionId = id
  page.state = 'paid'
  page.decline = null
  bank.save()
  await notify(desk, page, knobs.noticeWrong ? page.failUrl : page.successUrl)
}

/** The customer gives up, or visits the single-use address a second time. */
export async function abortPage(desk: SaferpayDesk, page: PaymentPage): Promise<void> {
  if (isOver(page)) return
  page.state = 'aborted'
  desk.bank.save()
  await notify(desk, page, page.failUrl)
}

async function notify({ bank, queue }: SaferpayDesk, page: PaymentPage, url: string): Promise<void> {
  if (url === '') return
  await planNotice(bank, queue, {
    notice: { provider: 'saferpay', orderId: page.orderId, url, documented: { afterMs: 0 } },
    knobs: knobsOf(bank.state, page.orderId),
  })
}
