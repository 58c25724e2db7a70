import type { MessageSet } from './markets.ts'
import type { RouteName } from './routes.ts'

/** A question that visitors answer by what they do (docs/how-to/add-an-experiment.md). */
export interface Experiment {
  /** Its name in flags and in the cookie; never used again for another one. */
  readonly key: string
  /** What the answer decides. */
  readonly question: string
  /** The first is what everybody has who takes no part. Shares of visitors are relative to each other. */
  readonly variants: readonly [Variant, Variant, ...Variant[]]
  /** Where visitors meet it. These pages are cached by variant, and only on them it counts. */
  readonly pages: readonly RouteName[]
  /** Who decides what becomes of it. */
  readonly owner: string
  /** The last day, `YYYY-MM-DD`: everybody has the first variant afterwards, and the check asks for its end. */
  readonly endsOn: string
  /** By variant: texts in the place of messages, plain, without values. A variant with code of its own has none. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<MessageSet, string>>>>>>
}

interface Variant {
  readonly value: string
  readonly weight: number
}

/** Every experiment by its slug (analytics-9). A new one is a row here and nothing else, where its variants are words. */
export const experiments: Readonly<Record<string, Experiment>> = {
  'search-box': {
    key: 'searchBox',
    question: 'Do more visitors book who choose a place from lists than visitors who type it?',
    variants: [
      { value: 'bravo', weight: 1 },
      { value: 'alpha', weight: 1 },
    ],
    pages: ['home', 'funnel'],
    owner: 'search',
    endsOn: '2027-06-30',
  },
  'choose-button': {
    key: 'chooseButton',
    question: 'Do more visitors begin a booking when the button beside an accommodation names it?',
    variants: [
      { value: 'choose', weight: 1 },
      { value: 'book', weight: 1 },
    ],
    pages: ['site'],
    owner: 'campsite pages',
    endsOn: '2027-04-30',
    words: {
      book: {
        'campsite.choose': {
          'en-GB': 'Book',
          de: 'Buchen',
          'de-CH': 'Buchen',
          fr: 'Réserver',
          nl: 'Boeken',
          'nl-BE': 'Boeken',
          it: 'Prenota',
        },
      },
    },
  },
}
