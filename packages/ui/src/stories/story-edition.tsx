import { createContext, use, type ReactNode } from 'react'
import type { CalendarLanguage } from '../islands/calendar-locale.ts'
import { putTexts } from './put-texts.ts'

/** The choices in Storybook's toolbars. */
export interface StoryEdition {
  /** `alder`, or the app folder of a brand with its own theme. */
  readonly brand: string
  /** Site code. */
  readonly site: string
  /** The message set, which is also the calendar's language. */
  readonly language: CalendarLanguage
  /** Translates an English sample text for the edition: words, amounts, days and numbers. */
  readonly translate: (text: string) => string
}

const british: StoryEdition = { brand: 'alder', site: 'uk', language: 'en-GB', translate: (text) => text }

const EditionContext = createContext(british)

/** Passes the choices of the toolbars to the stories. */
export const StoryEditionProvider = EditionContext.Provider

/** The edition that the toolbar names. */
export const useStoryEdition = (): StoryEdition => use(EditionContext)

/** Text that a story's render function writes, in the edition's language. Storybook translates args before. */
export function InEdition({ children }: { children: ReactNode }) {
  const { translate } = useStoryEdition()
  return putTexts(children, translate)
}
