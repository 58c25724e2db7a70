import type { PageLanguage } from './page-language.ts'

/** One text in the seven sets. `{name}` is replaced; there are no plurals here. */
export type PageWord = Readonly<Record<PageLanguage, string>>
export type PageWords = Readonly<Record<string, PageWord>>

export type Say<Words extends PageWords> = (
  key: keyof Words,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The words of a table in one language. */
export const speak =
  <Words extends PageWords>(words: Words, language: PageLanguage): Say<Words> =>
  (key, values = {}) =>
    (words[key]?.[language] ?? String(key)).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
