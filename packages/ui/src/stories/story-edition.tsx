import { createContext, use, type ReactNode } from 'react'
import type { CalendarLanguage } from '../islands/calendar-locale.ts'
import { putTexts } from './put-texts.ts'

/** What the toolbars of Storybook are set to. */
export interface StoryEdition {
  /** `alder`, or the app folder of a brand with a look of its own. */
  readonly brand: string
  /** Site code. */
  readonly site: string
  /** The message set: what the calendar speaks. */
  readonly language: CalendarLanguage
  /** An English sample text as the edition writes it: its words, amounts, days and numbers. */
  readonly say: (text: string) => string
}

const british: StoryEdition = { brand: 'alder', site: 'uk', language: 'en-GB', say: (text) => text }

const EditionContext = createContext(british)

/** Hands the choice of the toolbars to the stories. */
export const StoryEditionProvider = EditionContext.Provider

/** The edition that the toolbar names. */
export const useStoryEdition = (): StoryEdition => use(EditionContext)

/** What a story writes itself, in the words of the edition. Args of a story are in them already. */
export function InEdition({ children }: { children: ReactNode }) {
  const { say } = useStoryEdition()
  return putTexts(children, say)
}
