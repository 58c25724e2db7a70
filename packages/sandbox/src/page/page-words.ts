import type { PageLanguage } from './page-language.ts'

/** One text in the seven sets. `{name}` is a placeholder; there are no plurals. */
type PageWord = Readonly<Record<PageLanguage, string>>
export type PageWords = Readonly<Record<string, PageWord>>

export type Translate<Words extends PageWords> = (
  key: keyof Words,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Returns the texts of a table in one language. */
export const translator =
  <Words extends PageWords>(words: Words, language: PageLanguage): Translate<Words> =>
  (key, values = {}) =>
    (words[key]?.[language] ?? String(key)).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
