import type { EpayAccount } from '../accounts/test-accounts.data.ts'
import { currencyNumber } from '../bank/currencies.ts'
import type { Bank } from '../bank/bank.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import { planNotice } from '../notices/plan-notice.ts'
import type { NoticeQueue } from '../notices/notice-queue.ts'
import type { EpayTransaction, EpayWindow } from '../bank/epay.types.ts'
import { cardsOfTypes, findEpayCard, maskedCard } from './epay-cards.data.ts'
import type { EpayCard } from './epay-cards.data.ts'
import { signedNotice } from './signed-notice.ts'

export interface EpayDesk {
  readonly bank: Bank
  readonly queue: NoticeQueue
  readonly accounts: readonly EpayAccount[]
}

/** The window's page after a customer enters a card. */
export type WindowStep =
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly code: number }
  | { readonly kind: 'paid' }

/** The customer enters a card. A paid window stays paid: a second click leads to the same receipt. */
export async function enterCard(desk: EpayDesk, window: EpayWindow, number: string): Promise<WindowStep> {
  if (window.transactionId !== null) return { kind: 'paid' }
  const card = findEpayCard(number)
  if (!card) return { kind: 'declined', code: -5600 }
  if (!cardsOfTypes(window.paymentTypes).includes(card)) return { kind: 'declined', code: -5603 }
  if (card.outcome === 'declined') return { kind: 'declined', code: card.code }
  if (card.outcome === 'challenge') {
    window.challenged = card.number
    desk.bank.save()
    return { kind: 'challenge' }
  }
  await authorise(desk, window, card)
  return { kind: 'paid' }
}

/** The customer answers the 3-D Secure step. */
export async function answerChallenge(
  desk: EpayDesk,
  window: EpayWindow,
  confirmed: boolean,
): Promise<WindowStep> {
  if (window.transactionId !== null) return { kind: 'paid' }
  const card = findEpayCard(window.challenged ?? '')
  window.challenged = null
  desk.bank.save()
  if (!card || !confirmed) return { kind: 'declined', code: -10006 }
  await authorise(desk, window, card)
  return { kind: 'paid' }
}

async function authorise(desk: EpayDesk, window: EpayWindow, card: EpayCard): Promise<void> {
  const { bank, queue } = desk
  const knobs = knobsOf(bank.state, window.orderId)
  const amount = knobs.receivedAmount ?? window.amount
  const now = bank.now()
  const transaction: EpayTransaction = {
    id: String(bank.nextNumber()),
    merchantNumber: window.merchantNumber,
    orderId: window.orderId,
    amount,
    currency: (knobs.receivedCurrency && currencyNumber(knobs.receivedCurrency)) || window.currency,
    fee: knobs.fee ?? 0,
    paymentType: card.paymentType,
    cardType: card.cardType,
    maskedCard: maskedCard(card),
    mode: knobs.mode === 'production' ? 'MODE_PRODUCTION' : 'MODE_TEST',
    group: window.group,
    description: window.text,
    authorisedAt: now,
    captured: window.instantCapture ? amount : 0,
    credited: 0,
    capturedAt: window.instantCapture ? now : null,
    creditedAt: null,
    deletedAt: null,
    history: [{ id: bank.nextNumber(), at: now, text: 'Authorised' }],
  }
  bank.state.epay.set(transaction.id, transaction)
  window.transactionId = transaction.id
  bank.save()
  if (window.callbackUrl === '') return
  const url = signedNotice(window.callbackUrl, transaction, {
    md5Key: signingKey(desk, window),
    change: knobs.noticeChange,
  })
  const documented = window.instantCallback ? 'before-return' : { afterMs: 60_000 - (now % 60_000) }
  await planNotice(bank, queue, {
    notice: { provider: 'epay', orderId: window.orderId, url, documented },
    knobs,
  })
}

/** The return address after the payment, with the same signed parameters as the callback. */
export function acceptAddress(desk: EpayDesk, window: EpayWindow): string | undefined {
  const transaction = desk.bank.state.epay.get(window.transactionId ?? '')
  if (!transaction || window.acceptUrl === '') return undefined
  return signedNotice(window.acceptUrl, transaction, { md5Key: signingKey(desk, window), change: 'none' })
}

function signingKey({ bank, accounts }: EpayDesk, window: EpayWindow): string | undefined {
  if (knobsOf(bank.state, window.orderId).signNotices === false) return undefined
  return accounts.find((one) => one.merchantNumber === window.merchantNumber)?.md5Key
}
