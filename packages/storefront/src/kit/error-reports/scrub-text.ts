import { knownWords } from './known-words.data.ts'

const unsaid = '…'
const longest = 300

/** A number of a status, a line or a React error: too short for anything of a person. */
const shortNumber = /^#?\d{1,3}$/

/** One word between spaces: its marks stay, and the word itself where it is a known one. */
function scrubWord(word: string): string {
  const [, before = '', inner = '', after = ''] = /^([("'[]*)(.*?)([)"'\].,;:!?]*)$/.exec(word) ?? []
  const known = knownWords.has(inner.toLowerCase()) || shortNumber.test(inner)
  return known ? before + inner + after : unsaid
}

/**
 * The text of an error with its known words only: whatever else stands in it, a name, an address, a token, a query, becomes `…`
 * (errors-16). At most 300 characters.
 */
export function scrubText(text: string): string {
  return text
    .slice(0, longest)
    .split(/\s+/)
    .filter(Boolean)
    .map(scrubWord)
    .filter((word, at, all) => !(word === unsaid && all[at - 1] === unsaid))
    .join(' ')
}

/** The class of an error, where it is called as classes of errors are. */
export const scrubErrorType = (type: string): string =>
  /^[A-Z][A-Za-z]{0,40}(Error|Exception|Failure|Rejection)$/.test(type) || type === 'Error' ? type : 'Error'

const places: readonly RegExp[] = [
  /\/_app\/[\w-]+\/assets\/[\w.-]+\.m?js$/,
  /\/packages\/web\/dist\/[\w.-]+\.js$/,
  /\/node_modules\/[\w@./+-]+\.[cm]?js$/,
  /\/(packages|apps)\/[\w./-]+\.tsx?$/,
]

/** A file of a stack: a built file of ours below `app:///`, a module of Node, or `elsewhere`. */
export function scrubFile(file: string): string {
  const path = file.split(/[?#]/, 1)[0] ?? ''
  if (/^node:[\w/]+$/.test(path)) return path
  for (const place of places) {
    const found = place.exec(path)
    if (found) return `app://${found[0]}`
  }
  return 'elsewhere'
}

/** The name of a function in a stack, which is code: one word, as engines write it. */
export const scrubFunction = (name: string): string =>
  /^((new|async|get|set) )?[\w$.<>#]{1,60}( \[as \w{1,60}\])?$/.test(name) ? name : '?'
