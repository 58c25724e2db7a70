import type { Decline } from '../bank/saferpay.types.ts'

/** Saferpay's names of methods, as `PaymentMethods` takes them. */
export const saferpayMethods = [
  'ALIPAY',
  'AMEX',
  'BANCONTACT',
  'BONUS',
  'DINERS',
  'DIRECTDEBIT',
  'EPRZELEWY',
  'EPS',
  'GIROPAY',
  'IDEAL',
  'INVOICE',
  'JCB',
  'KLARNA',
  'MAESTRO',
  'MASTERCARD',
  'MYONE',
  'PAYPAL',
  'PAYDIREKT',
  'POSTCARD',
  'POSTFINANCE',
  'SOFORT',
  'TWINT',
  'UNIONPAY',
  'VISA',
] as const

/** A test card of Saferpay, or another means of payment, by its outcome. */
export interface SaferpayCard {
  readonly number: string
  readonly scheme: (typeof saferpayMethods)[number]
  readonly kind:
    | 'accepted'
    | 'no-liability-shift'
    | 'challenge'
    | '3ds-fails'
    | '3ds-breaks'
    | 'declined'
    | 'by-amount'
    | 'partial'
    | 'soft-decline'
    | 'dcc'
    | 'pending'
}

/** The published test cards; the last one is the sandbox's, for payments that settle afterwards. */
const saferpayCards: readonly SaferpayCard[] = [
  { number: '9010003150000001', scheme: 'VISA', kind: 'accepted' },
  { number: '9030003150000007', scheme: 'MASTERCARD', kind: 'accepted' },
  { number: '9010004950000001', scheme: 'VISA', kind: 'challenge' },
  { number: '9010403153150003', scheme: 'VISA', kind: 'declined' },
  { number: '9010003750000005', scheme: 'VISA', kind: 'no-liability-shift' },
  { number: '9010004150000009', scheme: 'VISA', kind: '3ds-breaks' },
  { number: '9010004350000007', scheme: 'VISA', kind: '3ds-fails' },
  { number: '9030403153150009', scheme: 'MASTERCARD', kind: 'declined' },
  { number: '9010103204160007', scheme: 'VISA', kind: 'soft-decline' },
  { number: '9010403153900001', scheme: 'VISA', kind: 'by-amount' },
  { number: '9010100000020013', scheme: 'VISA', kind: 'partial' },
  { number: '9010403104000000', scheme: 'VISA', kind: 'dcc' },
  { number: '9010003150000099', scheme: 'VISA', kind: 'pending' },
  { number: '9700000000000001', scheme: 'TWINT', kind: 'accepted' },
  { number: '9700000000000002', scheme: 'PAYPAL', kind: 'accepted' },
  { number: '9700000000000003', scheme: 'IDEAL', kind: 'accepted' },
  { number: '9700000000000004', scheme: 'KLARNA', kind: 'accepted' },
  { number: '9700000000000005', scheme: 'BANCONTACT', kind: 'accepted' },
  { number: '9700000000000006', scheme: 'EPS', kind: 'accepted' },
]

/** The cards that a page with these methods shows; all without. */
export const cardsOfMethods = (methods: readonly string[] | undefined): readonly SaferpayCard[] =>
  methods ? saferpayCards.filter(({ scheme }) => methods.includes(scheme)) : saferpayCards

/** As the page writes them. */
export const schemeNames: Readonly<Partial<Record<SaferpayCard['scheme'], string>>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  PAYPAL: 'PayPal',
  IDEAL: 'iDEAL',
  KLARNA: 'Klarna',
  BANCONTACT: 'Bancontact',
  EPS: 'eps',
}

export const findSaferpayCard = (number: string): SaferpayCard | undefined =>
  saferpayCards.find((card) => card.number === number)

/** Outcomes of the card that decides by the last two digits of the amount. */
const byAmount: Readonly<Record<string, Decline>> = {
  '05': { errorName: 'TRANSACTION_DECLINED', processorResult: '05' },
  '33': { errorName: 'TRANSACTION_DECLINED', processorResult: '33' },
  '51': { errorName: 'TRANSACTION_DECLINED', processorResult: '51' },
  '62': { errorName: 'TRANSACTION_DECLINED', processorResult: '62' },
}

/** Why a card is refused; undefined otherwise. `authenticated` after its 3-D Secure step. */
export function declineOf(
  { kind }: SaferpayCard,
  { amount, authenticated }: { amount: number; authenticated: boolean },
): Decline | undefined {
  if (kind === 'declined') return { errorName: 'TRANSACTION_DECLINED', processorResult: '05' }
  if (kind === '3ds-fails') return { errorName: '3DS_AUTHENTICATION_FAILED', processorResult: '' }
  if (kind === 'by-amount') return byAmount[String(amount % 100).padStart(2, '0')]
  if (kind === 'soft-decline' && !authenticated)
    return { errorName: 'PAYER_AUTHENTICATION_REQUIRED', processorResult: '65' }
  return undefined
}
