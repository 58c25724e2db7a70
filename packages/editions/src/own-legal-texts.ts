import { legalTags, type LegalTag } from './legal-tags.ts'
import { readLegalText, type LegalText } from './legal-text.ts'
import { messageSets, type MessageSet } from './markets.ts'

/** The legal texts of an app's own, by message set and tag. */
export type OwnLegalTexts = Readonly<
  Partial<Record<MessageSet, Readonly<Partial<Record<LegalTag, LegalText>>>>>
>

/** The page and the message set that a file such as `terms.de-CH.md` is for; undefined for parts that there are not. */
export function legalFileName(name: string): { tag: LegalTag | undefined; set: MessageSet | undefined } {
  const [tag, set, ending, ...more] = name.split('.')
  const isText = ending === 'md' && more.length === 0
  return {
    tag: isText ? legalTags.find((one) => one === tag) : undefined,
    set: isText ? messageSets.find((one) => one === set) : undefined,
  }
}

/** The texts of the files below an app's `legal/`, by file name. Files of other names are for the rules to tell of. */
export function ownLegalTexts(files: ReadonlyMap<string, string>): OwnLegalTexts {
  const texts: Partial<Record<MessageSet, Partial<Record<LegalTag, LegalText>>>> = {}
  for (const [name, source] of files) {
    const { tag, set } = legalFileName(name)
    if (tag && set) texts[set] = { ...texts[set], [tag]: readLegalText(source).text }
  }
  return texts
}
