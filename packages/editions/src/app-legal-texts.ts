import { appTextTags, type LegalTag } from './legal-tags.ts'
import { readLegalText, type LegalText } from './legal-text.ts'
import { messageSets, type MessageSet } from './markets.ts'

/** The app's legal texts, by message set and tag. */
export type AppLegalTexts = Readonly<
  Partial<Record<MessageSet, Readonly<Partial<Record<LegalTag, LegalText>>>>>
>

/** The page and the message set of a file such as `terms.de-CH.md`; undefined for unknown parts. */
export function legalFileName(name: string): { tag: LegalTag | undefined; set: MessageSet | undefined } {
  const [tag, set, ending, ...more] = name.split('.')
  const isText = ending === 'md' && more.length === 0
  return {
    tag: isText ? appTextTags.find((one) => one === tag) : undefined,
    set: isText ? messageSets.find((one) => one === set) : undefined,
  }
}

/** Parses the files below an app's `legal/`, by file name. Rules report files with other names. */
export function appLegalTexts(files: ReadonlyMap<string, string>): AppLegalTexts {
  const texts: Partial<Record<MessageSet, Partial<Record<LegalTag, LegalText>>>> = {}
  for (const [name, source] of files) {
    const { tag, set } = legalFileName(name)
    if (tag && set) texts[set] = { ...texts[set], [tag]: readLegalText(source).text }
  }
  return texts
}
