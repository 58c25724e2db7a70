export interface TextPart {
  readonly text: string
  readonly isMarked: boolean
}

/** One letter without its accents, in lower case: "É" is "e". Never longer than the letter, so that positions stay. */
const bare = (letter: string) => Array.from(letter.normalize('NFD').toLowerCase())[0] ?? ''

/**
 * A text in parts, of which those are marked that begin a word as the typed words do: "**Lak**e **Ga**rda" for "ga lak". Accents and
 * capitals make no difference. Together the parts are the text.
 */
export function markedParts(text: string, typed: string): TextPart[] {
  const letters = Array.from(text)
  const folded = letters.map(bare)
  const words = typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => Array.from(word, bare))
  const marked = letters.map(() => false)
  const isWithin = (at: number) => at > 0 && /[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')
  for (let at = 0; at < letters.length; at += 1) {
    if (isWithin(at)) continue
    for (const word of words)
      if (word.every((letter, offset) => folded[at + offset] === letter))
        marked.fill(true, at, at + word.length)
  }
  const parts: TextPart[] = []
  letters.forEach((letter, at) => {
    const isMarked = marked[at] ?? false
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { text: last.text + letter, isMarked }
    else parts.push({ text: letter, isMarked })
  })
  return parts
}
