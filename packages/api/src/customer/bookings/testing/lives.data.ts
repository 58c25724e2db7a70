import type { Provider } from './money-desk.ts'

/** What happens in the life of a booking, in order. Shares are percent of what is open at that moment. */
export type LifeStep =
  | { readonly do: 'pay'; readonly by: Provider; readonly share: number }
  /** The next open payment, as the portal names it. */
  | { readonly do: 'pay-rate'; readonly by: Provider }
  /** Two tabs: both windows are open before either is paid. */
  | { readonly do: 'pay-twice' }
  | { readonly do: 'linen'; readonly quantity: number }
  /** A gift voucher over a share of what is open pays it; where that leaves something due now, it waits for a card. */
  | { readonly do: 'voucher'; readonly share: number }
  /** The card for all that is open fails; vouchers that waited for it have their money back, and are taken again. */
  | { readonly do: 'card-fails' | 'vouchers-again' }
  /** The same arrival, another number of nights; `unpaid`: what would have to be paid first is not. */
  | { readonly do: 'stay'; readonly nights: number; readonly unpaid?: true }
  /** A discount code of ten percent that was forgotten at the order. */
  | { readonly do: 'code' }
  | { readonly do: 'forget'; readonly hours: number }
  | { readonly do: 'confirm' | 'decline' | 'cancel' | 'shop-cancels' | 'refund' }

export interface Life {
  readonly name: string
  /** Days from the order to arrival; half a year where it does not matter. */
  readonly ahead?: number
  readonly onRequest?: boolean
  /** Ordered with a discount code of ten percent. */
  readonly discount?: true
  readonly steps: readonly LifeStep[]
  readonly ends: 'confirmed' | 'cancelled' | 'requested'
}

const bambora = 'bambora'
const saferpay = 'saferpay'
const pay = (by: Provider, share = 100): LifeStep => ({ do: 'pay', by, share })
const payRate = (by: Provider): LifeStep => ({ do: 'pay-rate', by })
const payTwice: LifeStep = { do: 'pay-twice' }
const voucher = (share: number): LifeStep => ({ do: 'voucher', share })
const cardFails: LifeStep = { do: 'card-fails' }
const vouchersAgain: LifeStep = { do: 'vouchers-again' }
const stay = (nights: number): LifeStep => ({ do: 'stay', nights })
const code: LifeStep = { do: 'code' }
const linen = (quantity: number): LifeStep => ({ do: 'linen', quantity })
const forget = (hours: number): LifeStep => ({ do: 'forget', hours })
const [confirm, decline, cancel, shopCancels, refund] = (
  ['confirm', 'decline', 'cancel', 'shop-cancels', 'refund'] as const
).map((step): LifeStep => ({ do: step })) as [LifeStep, LifeStep, LifeStep, LifeStep, LifeStep]

/** Lives of a booking. Each is lived in one edition in the tests, and in all nine by `npm run lives`. */
export const lives: readonly Life[] = [
  { name: 'booked and paid at once', steps: [pay(bambora)], ends: 'confirmed' },
  { name: 'booked and paid at once with the other provider', steps: [pay(saferpay)], ends: 'confirmed' },
  { name: 'deposit, then the balance', steps: [payRate(saferpay), payRate(bambora)], ends: 'confirmed' },
  {
    name: 'deposit by Bambora, balance by Bambora',
    steps: [payRate(bambora), payRate(bambora)],
    ends: 'confirmed',
  },
  { name: 'deposit, then nothing yet', steps: [payRate(bambora), refund], ends: 'confirmed' },
  {
    name: 'a part, a part and the rest',
    steps: [pay(bambora, 20), pay(saferpay, 50), pay(bambora)],
    ends: 'confirmed',
  },
  { name: 'paid in two tabs', steps: [payTwice, refund], ends: 'confirmed' },
  { name: 'paid in two tabs, then cancelled', steps: [payTwice, cancel, refund], ends: 'cancelled' },
  { name: 'forgotten: reminded, ended', steps: [forget(200)], ends: 'cancelled' },
  { name: 'forgotten for two days, then paid', steps: [forget(50), pay(bambora)], ends: 'confirmed' },
  {
    name: 'forgotten for two days, the deposit, forgotten again',
    steps: [forget(50), payRate(saferpay), forget(500)],
    ends: 'confirmed',
  },
  {
    name: 'a part of the deposit, then forgotten',
    steps: [pay(saferpay, 10), forget(300), refund],
    ends: 'cancelled',
  },
  { name: 'soon, all due at once, forgotten', ahead: 20, steps: [forget(100)], ends: 'cancelled' },
  { name: 'soon, all due at once, paid', ahead: 20, steps: [payRate(bambora)], ends: 'confirmed' },
  {
    name: 'the day after tomorrow, paid, cancelled',
    ahead: 2,
    steps: [pay(saferpay), cancel, refund],
    ends: 'cancelled',
  },
  { name: 'cancelled unpaid, early', steps: [cancel], ends: 'cancelled' },
  { name: 'cancelled unpaid, and the cost paid', steps: [cancel, pay(bambora)], ends: 'cancelled' },
  { name: 'deposit, cancelled early', steps: [payRate(bambora), cancel, refund], ends: 'cancelled' },
  {
    name: 'less than the cost paid, cancelled, the rest paid',
    steps: [pay(bambora, 10), cancel, pay(saferpay)],
    ends: 'cancelled',
  },
  {
    name: 'less than the cost paid, cancelled, the rest in two parts',
    steps: [pay(saferpay, 10), cancel, pay(saferpay, 50), pay(bambora)],
    ends: 'cancelled',
  },
  {
    name: 'all paid, cancelled in the first step',
    ahead: 60,
    steps: [pay(saferpay), cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'all paid, cancelled in the second step',
    ahead: 35,
    steps: [pay(bambora), cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'all paid, cancelled in the third step',
    ahead: 14,
    steps: [pay(saferpay), cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'all paid, cancelled in the fourth step',
    ahead: 4,
    steps: [pay(bambora), cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'all paid in three parts, cancelled: back to each',
    steps: [pay(bambora, 30), pay(saferpay, 50), pay(bambora), cancel, refund],
    ends: 'cancelled',
  },
  { name: 'cancelled by the shop, unpaid', steps: [shopCancels], ends: 'cancelled' },
  {
    name: 'cancelled by the shop, deposit paid',
    steps: [payRate(saferpay), shopCancels, refund],
    ends: 'cancelled',
  },
  { name: 'cancelled by the shop, all paid', steps: [pay(bambora), shopCancels, refund], ends: 'cancelled' },
  { name: 'linen added before paying', steps: [linen(3), pay(saferpay)], ends: 'confirmed' },
  {
    name: 'linen added after the deposit',
    steps: [payRate(bambora), linen(4), pay(bambora)],
    ends: 'confirmed',
  },
  { name: 'linen added when all is paid', steps: [pay(saferpay), linen(2)], ends: 'confirmed' },
  { name: 'linen added, taken away, paid', steps: [linen(4), linen(2), pay(bambora)], ends: 'confirmed' },
  {
    name: 'linen added and paid, taken away: back',
    steps: [linen(5), pay(bambora), linen(0), refund],
    ends: 'confirmed',
  },
  {
    name: 'linen added and paid, fewer: back, cancelled: back',
    steps: [linen(5), pay(saferpay), linen(2), refund, cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'linen after all was paid, then cancelled',
    steps: [pay(bambora), linen(3), cancel, refund],
    ends: 'cancelled',
  },
  { name: 'requested and not answered yet', onRequest: true, steps: [refund], ends: 'requested' },
  { name: 'requested, declined', onRequest: true, steps: [decline], ends: 'cancelled' },
  { name: 'requested, given up', onRequest: true, steps: [cancel], ends: 'cancelled' },
  { name: 'requested, confirmed, paid', onRequest: true, steps: [confirm, pay(saferpay)], ends: 'confirmed' },
  {
    name: 'requested, confirmed, paid, cancelled',
    onRequest: true,
    steps: [confirm, pay(bambora), cancel, refund],
    ends: 'cancelled',
  },
  { name: 'a voucher pays everything', steps: [voucher(100)], ends: 'confirmed' },
  { name: 'a voucher pays a part, a card the rest', steps: [voucher(40), pay(saferpay)], ends: 'confirmed' },
  {
    name: 'a voucher waits, the card fails, both again',
    steps: [voucher(20), cardFails, vouchersAgain, payRate(bambora), pay(saferpay)],
    ends: 'confirmed',
  },
  {
    name: 'two vouchers wait, the card fails, nobody pays',
    steps: [voucher(10), voucher(5), cardFails, vouchersAgain, forget(300), refund],
    ends: 'cancelled',
  },
  {
    name: 'two vouchers and a card, cancelled: back to each',
    steps: [voucher(30), pay(bambora, 50), voucher(100), cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'a voucher pays a part, cancelled late, the rest of the cost paid',
    ahead: 14,
    steps: [voucher(10), cancel, pay(bambora)],
    ends: 'cancelled',
  },
  {
    name: 'a voucher pays, cancelled by the shop',
    steps: [voucher(60), shopCancels, refund],
    ends: 'cancelled',
  },
  {
    name: 'a voucher pays a part, then forgotten',
    steps: [voucher(10), forget(300), refund],
    ends: 'cancelled',
  },
  {
    name: 'with a discount, paid',
    discount: true,
    steps: [payRate(saferpay), payRate(bambora)],
    ends: 'confirmed',
  },
  {
    name: 'with a discount, cancelled',
    discount: true,
    steps: [pay(bambora), cancel, refund],
    ends: 'cancelled',
  },
  { name: 'shorter before paying', ahead: 100, steps: [stay(5), pay(bambora)], ends: 'confirmed' },
  { name: 'paid, shorter: back', ahead: 110, steps: [pay(saferpay), stay(4), refund], ends: 'confirmed' },
  {
    name: 'paid with a voucher, shorter: back',
    ahead: 120,
    steps: [voucher(100), stay(4), refund],
    ends: 'confirmed',
  },
  {
    name: 'with a discount, paid, shorter: back, cancelled: back',
    ahead: 105,
    discount: true,
    steps: [pay(bambora), stay(5), refund, cancel, refund],
    ends: 'cancelled',
  },
  { name: 'a code that was forgotten, paid', steps: [code, pay(bambora)], ends: 'confirmed' },
  {
    name: 'paid, a code that was forgotten: back, cancelled: back',
    steps: [pay(saferpay), code, refund, cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'the deposit, a code that was forgotten, shorter, the rest',
    ahead: 113,
    steps: [payRate(bambora), code, stay(5), pay(saferpay)],
    ends: 'confirmed',
  },
  { name: 'longer before paying', ahead: 90, steps: [stay(9), pay(saferpay)], ends: 'confirmed' },
  { name: 'paid, longer, paid first', ahead: 95, steps: [pay(bambora), stay(10)], ends: 'confirmed' },
  {
    name: 'paid, longer, not paid: as it was, cancelled',
    ahead: 85,
    steps: [pay(saferpay), { do: 'stay', nights: 10, unpaid: true }, cancel, refund],
    ends: 'cancelled',
  },
  {
    name: 'paid, longer, shorter: back, cancelled: back to each',
    ahead: 80,
    steps: [pay(bambora), stay(11), stay(6), refund, cancel, refund],
    ends: 'cancelled',
  },
]
