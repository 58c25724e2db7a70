import type { AppText } from './app-link.ts'
import type { BuiltPictures } from './app-pictures.ts'
import { houseTags } from './house-tags.ts'
import { readLegalText, type LegalText } from './legal-text.ts'
import { messageSets, type MessageSet } from './markets.ts'

/** An own page of an app. Its texts are `pages/<name>.<message set>.md` of the app's folder. */
export interface AppPage {
  /** Lower-case letters, digits and hyphens; links lead to it as `page:<name>`. */
  readonly name: string
  /** The end of its address, by message set: `/nl/info/<slug>`. */
  readonly slug: AppText
}

/** The texts of an app's pages, by message set and name: its own ones, and those in place of the house's. */
export type AppPageTexts = Readonly<Partial<Record<MessageSet, Readonly<Record<string, LegalText>>>>>

/** The page and the message set of a file such as `our-parks.de-CH.md`; undefined for unknown parts. */
export function pageFileName(
  file: string,
  pages: readonly AppPage[] | undefined,
): { name: string | undefined; set: MessageSet | undefined } {
  const [name, set, ending, ...more] = file.split('.')
  const isText = ending === 'md' && more.length === 0
  const known = [...houseTags, ...(pages ?? []).map((page) => page.name)]
  return {
    name: isText ? known.find((one) => one === name) : undefined,
    set: isText ? messageSets.find((one) => one === set) : undefined,
  }
}

/** A text with the addresses that the build gave its pictures. */
const withBuiltPictures = (text: LegalText, built: BuiltPictures): LegalText => ({
  ...text,
  blocks: text.blocks.map((block) => {
    const made = block.picture && built[block.picture.id]
    return made ? { ...block, picture: { ...block.picture, ...made } } : block
  }),
})

/**
 * Parses the files below an app's `pages/`, by file name, and gives their pictures the addresses of the build. Rules report files with
 * other names.
 */
export function appPageTexts(
  files: ReadonlyMap<string, string>,
  pages: readonly AppPage[] | undefined,
  built: BuiltPictures = {},
): AppPageTexts {
  const texts: Partial<Record<MessageSet, Record<string, LegalText>>> = {}
  for (const [file, source] of files) {
    const { name, set } = pageFileName(file, pages)
    if (!name || !set) continue
    const { text } = readLegalText(source, 'with links')
    texts[set] = { ...texts[set], [name]: withBuiltPictures(text, built) }
  }
  return texts
}
