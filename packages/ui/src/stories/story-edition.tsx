import { createContext, use, type ReactNode } from 'react'
import { alderTokens, type ThemeTokens } from '../theme/tokens.ts'
import { putTexts } from './put-texts.ts'

/** The message sets, as language tags. */
type StoryLanguage = 'en-GB' | 'de' | 'de-CH' | 'fr' | 'nl' | 'nl-BE' | 'it'

/** The choices in Storybook's toolbars. */
export interface StoryEdition {
  /** `alder`, or the app folder of a brand with its own theme. */
  readonly brand: string
  /** The theme of the brand, with its fonts. */
  readonly tokens: ThemeTokens
  /** Site code. */
  readonly site: string
  /** The message set, which is also the language of dates. */
  readonly language: StoryLanguage
  /** Translates an English sample text for the edition: words, amounts, days and numbers. */
  readonly translate: (text: string) => string
}

const british: StoryEdition = {
  brand: 'alder',
  tokens: alderTokens,
  site: 'uk',
  language: 'en-GB',
  translate: (text) => text,
}

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
