/** What a page shows: its title, where the text has one of its own, and blocks of paragraphs and lists. */
export interface LegalText {
  readonly title: string | null
  /** Paragraphs stand apart by an empty line; lines that start with `- ` are a list. Nothing in it is markup. */
  readonly blocks: readonly { readonly heading: string | null; readonly body: string }[]
}

/** A line that no page could show as it was meant. */
export interface LegalTextProblem {
  /** Counted from 1. */
  readonly line: number
  /** What is wrong and what to do, in words for people who do not program. */
  readonly sentence: string
}

export interface ReadLegalText {
  readonly text: LegalText
  readonly problems: readonly LegalTextProblem[]
}

/** What other programs would show in another way than it is written; pages show text alone. */
const notShown: readonly { readonly form: RegExp; readonly sentence: string }[] = [
  {
    form: /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+);/i,
    sentence: 'holds HTML. Write plain text: letters such as & and é stand for themselves.',
  },
  {
    form: /^\|.*\||\|\s*:?-{3,}/,
    sentence:
      'looks like a table, which a page cannot show. Write it as a list, each line beginning with - .',
  },
  {
    form: /^(?:[-*_=]\s*){3,}$/,
    sentence: 'is a line across the page, which cannot be shown. Begin a new part with ## and its heading.',
  },
  {
    form: /\[[^\]]*\]\([^)]*\)/,
    sentence:
      'holds a link or a picture, which a page cannot show. Write the address out, such as www.fjord.example.',
  },
  {
    form: /\*\*|__|`|(?:^|\s)[*_][^\s*_][^*_]*[*_](?=[\s.,;:!?)]|$)/,
    sentence: 'holds marks for bold, italic or code, which would be shown as they are. Remove them.',
  },
  { form: /^>/, sentence: 'begins with >, which would be shown as it is. Remove it.' },
  {
    form: /^#{3,}|^#+(?=[^#\s]|$)/,
    sentence: 'is no heading. Write # and a blank before the title, ## and a blank before a heading.',
  },
]

const item = /^[-*+•]\s+(?=\S)/

interface Part {
  isList: boolean
  lines: string[]
}

interface Block {
  heading: string | null
  /** Line of its heading. */
  at: number
  parts: Part[]
}

/**
 * Reads a text as a person writes it: `# Title` (it may be left out), `## Heading`, paragraphs apart by empty lines, lists of
 * lines that begin with `- `. A new line is a new line on the page as well. Never throws: what cannot be shown is a problem.
 */
export function readLegalText(source: string): ReadLegalText {
  const problems: LegalTextProblem[] = []
  let title: string | null = null
  const blocks: Block[] = []
  let part: Part | undefined
  const into = (isList: boolean, at: number): Part => {
    if (part?.isList === isList) return part
    if (blocks.length === 0) blocks.push({ heading: null, at, parts: [] })
    part = { isList, lines: [] }
    blocks.at(-1)?.parts.push(part)
    return part
  }
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r?\n/)
    .entries()) {
    const at = index + 1
    const line = raw.trim()
    const tell = (sentence: string) => problems.push({ line: at, sentence })
    const [, marks, name] = /^(#{1,2})\s+(.*)$/.exec(line) ?? []
    const wrong = notShown.find(({ form }) => form.test(name ?? line))
    if (wrong) tell(wrong.sentence)
    else if (line === '') part = undefined
    else if (marks === '#' && name) {
      if (title !== null || blocks.length > 0)
        tell('is a second title, or one that does not come first. Headings begin with ##.')
      title ??= name
    } else if (marks && name) {
      part = undefined
      blocks.push({ heading: name, at, parts: [] })
    } else if (item.test(line)) {
      if (/^\s/.test(raw))
        tell('is a list within a list, which a page cannot show. Remove the blanks before it.')
      into(true, at).lines.push(`- ${line.replace(item, '')}`)
    } else if (part?.isList && /^\s/.test(raw)) part.lines.push(`${part.lines.pop()} ${line}`)
    else into(false, at).lines.push(line)
  }
  for (const { heading, at, parts } of blocks)
    if (heading !== null && parts.length === 0)
      problems.push({ line: at, sentence: `is a heading without a text below it: '${heading}'.` })
  const bodyOf = ({ parts }: Block) => parts.map(({ lines }) => lines.join('\n')).join('\n\n')
  const text = { title, blocks: blocks.map((block) => ({ heading: block.heading, body: bodyOf(block) })) }
  return { text, problems }
}
