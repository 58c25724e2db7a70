/** A card or another means of payment of the window. */
export interface EpayCard {
  readonly number: string
  readonly name: string
  /** Card-type id of callbacks. */
  readonly paymentType: number
  /** Number of the card type in the web service's own list. */
  readonly cardType: string
  readonly outcome: 'accepted' | 'challenge' | 'declined'
  /** ePay's codes are negative, the acquirer's positive. */
  readonly code: number
}

/**
 * The published test cards are those that end with 000. The others are the sandbox's, with the same prefixes, for
 * outcomes that those three cannot show. The most frequent ones come first.
 */
const epayCards: readonly EpayCard[] = [
  { number: '3333333333333000', name: 'Visa', paymentType: 3, cardType: '3', outcome: 'accepted', code: -1 },
  {
    number: '5555555555555000',
    name: 'Mastercard',
    paymentType: 4,
    cardType: '4',
    outcome: 'accepted',
    code: -1,
  },
  { number: '3333333333333001', name: 'Visa', paymentType: 3, cardType: '3', outcome: 'challenge', code: -1 },
  { number: '3333333333333002', name: 'Visa', paymentType: 3, cardType: '3', outcome: 'declined', code: 102 },
  {
    number: '4444444444444000',
    name: 'Dankort',
    paymentType: 1,
    cardType: '1',
    outcome: 'accepted',
    code: -1,
  },
  {
    number: '5555555555555002',
    name: 'Mastercard',
    paymentType: 4,
    cardType: '4',
    outcome: 'declined',
    code: 209,
  },
  {
    number: '5555555555555003',
    name: 'Mastercard',
    paymentType: 4,
    cardType: '4',
    outcome: 'declined',
    code: -5603,
  },
  {
    number: '4444444444444004',
    name: 'Dankort',
    paymentType: 1,
    cardType: '1',
    outcome: 'declined',
    code: -5601,
  },
  ...(
    [
      ['PayPal', 14],
      ['Klarna', 17],
      ['iDEAL', 25],
    ] as const
  ).map(([name, paymentType]): EpayCard => ({
    number: `90000000000000${paymentType}`,
    name,
    paymentType,
    cardType: String(paymentType),
    outcome: 'accepted',
    code: -1,
  })),
]

/** Card-type ids that ePay knows: 1 to 25. */
export const epayPaymentTypes: ReadonlySet<number> = new Set(Array.from({ length: 25 }, (_, at) => at + 1))

/** The cards that a window with these card-type ids shows; all without. */
export const cardsOfTypes = (types: readonly number[] | undefined): readonly EpayCard[] =>
  types ? epayCards.filter(({ paymentType }) => types.includes(paymentType)) : epayCards

/** An unissued number: -5600, bad prefix. */
export const findEpayCard = (number: string): EpayCard | undefined =>
  epayCards.find((card) => card.number === number.replace(/\D/g, ''))

/** `444444XXXXXX4444` */
export const maskedCard = ({ number }: EpayCard): string => `${number.slice(0, 6)}XXXXXX${number.slice(-4)}`
