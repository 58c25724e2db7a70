/** A mistake of a brand team, and what has to be answered: the file, the key in it, and what to do. */
export interface Mistake {
  readonly what: string
  /** A path in the app's folder. */
  readonly file: string
  /** Words of the file and those in their place; or the whole file; or no file. */
  readonly planted: readonly [words: string, wrong: string] | string | undefined
  /** Where the sentence leads, if not to `file`. */
  readonly named?: string
  readonly key: string
  readonly remedy: string
}

export const config = 'app.config.ts'
export const theme = 'theme.ts'
/** The first lines of the files, before which a line can be added. */
const inConfig = "  id: 'white-label',"
export const inTheme = "  brand: '#0B4F6C',"

export const setting = (line: string): [string, string] => [inConfig, `${inConfig}\n  ${line},`]
export const role = (line: string): [string, string] => [inTheme, `${inTheme}\n  ${line},`]

/** A home page instead of the login, with one section. */
export const section = (line: string): [string, string] => [
  "home: 'login',\n  supports: { portal: true, checkout: true, offline: true }",
  `home: 'storefront',\n  supports: { portal: true, checkout: true, search: true, destinations: true },\n  homeSections: [{ ${line} }]`,
]
export const twoWords = (nl: string, de: string) => `{ nl: '${nl}', de: '${de}' }`
