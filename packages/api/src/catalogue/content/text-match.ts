import { foldName } from '../search/read-model/names/fold-name.ts'

/** Searchable text, the most important first: title, intro, bodies. */
export interface Searchable {
  readonly title: string
  readonly texts: readonly string[]
}

/**
 * How well a text matches words: 2 when its title contains prefixes of all of them, 1 when title and texts
 * together do, otherwise 0. Ignores accents and case. A single letter matches nothing.
 */
export function textFit(query: string, { title, texts }: Searchable): 0 | 1 | 2 {
  const words = foldName(query).split(' ').filter(Boolean)
  if (words.join('').length < 2) return 0
  const holds = (text: string) => {
    const folded = ` ${foldName(text)}`
    return words.every((word) => folded.includes(` ${word}`))
  }
  if (holds(title)) return 2
  return holds([title, ...texts].join(' ')) ? 1 : 0
}

/** The matching rows, best first; equal ones stay in the editors' order. */
export function fitting<Row extends Searchable>(query: string, rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, fit: textFit(query, row) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ row }) => row)
}

/** The beginning of a text, cut between words, with an ellipsis where it was shortened. */
export function excerptOf(text: string, most = 160): string {
  const line = text
    // Not the no-break spaces of French.
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/(^| )- /g, ' ')
    .trim()
  if (line.length <= most) return line
  return `${line.slice(0, line.lastIndexOf(' ', most)).replace(/[,;:.–-]+$/, '')} …`
}
