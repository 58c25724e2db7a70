import { createContext, use } from 'react'

/** What the toolbars of Storybook are set to. */
export interface StoryEdition {
  /** `alder`, or the app folder of a brand with a look of its own. */
  readonly brand: string
  /** Site code. */
  readonly site: string
  /** BCP 47 tag. */
  readonly languageTag: string
  readonly currency: string
}

const british: StoryEdition = { brand: 'alder', site: 'uk', languageTag: 'en-GB', currency: 'GBP' }

const EditionContext = createContext(british)

/** Hands the choice of the toolbars to the stories. */
export const StoryEditionProvider = EditionContext.Provider

/** How the chosen edition writes amounts (minor units), days (`2027-07-03`) and numbers: props of ui arrive written. */
export function useStoryFormats() {
  const { languageTag, currency } = use(EditionContext)
  const money = new Intl.NumberFormat(languageTag, { style: 'currency', currency })
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'full', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(languageTag)
  return {
    languageTag,
    money: (minor: number) => money.format(minor / 100),
    day: (iso: string) => day.format(new Date(iso)),
    month: (iso: string) => month.format(new Date(iso)),
    number: (value: number) => number.format(value),
  }
}
