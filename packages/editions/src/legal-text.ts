import { textLink } from './text-link.ts'

/** A picture beside the words of a block. */
interface TextPicture {
  /** The file's name in `pictures/` of the app's folder, and its address once the build has made its sizes. */
  readonly id: string
  /** What it shows. */
  readonly alt: string
  /** Colours that wait in its place; the build reads them from the file. */
  readonly placeholder?: string
}

/** Paragraphs and lists below a heading. */
export interface TextBlock {
  readonly heading: string | null
  /** Empty lines separate paragraphs; lines that start with `- ` are a list. There is no other markup. */
  readonly body: string
  readonly picture?: TextPicture
}

/** The content of a page: an optional title, and blocks. */
export interface LegalText {
  readonly title: string | null
  readonly blocks: readonly TextBlock[]
}

/** A line that a page cannot show as intended. */
interface LegalTextProblem {
  /** Counted from 1. */
  readonly line: number
  /** The problem and its solution, for people who do not program. */
  readonly sentence: string
}

export interface ReadLegalText {
  readonly text: LegalText
  readonly problems: readonly LegalTextProblem[]
}

/** Markup of other programs, which pages would show as plain text. */
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
    form: /\*\*|__|`|(?:^|\s)[*_][^\s*_][^*_]*[*_](?=[\s.,;:!?)]|$)/,
    sentence: 'holds marks for bold, italic or code, which would be shown as they are. Remove them.',
  },
  { form: /^>/, sentence: 'begins with >, which would be shown as it is. Remove it.' },
  {
    form: /^#{3,}|^#+(?=[^#\s]|$)/,
    sentence: 'is no heading. Write # and a blank before the title, ## and a blank before a heading.',
  },
]

const aLink = /!?\[[^\]]*\]\([^)]*\)/g

const noLink =
  'holds a link or a picture, which a page cannot show. Write the address out, such as www.fjord.example.'

const wrongLink =
  'holds a link that leads nowhere, or a picture among words. A link is [its words](/info/privacy), [its words](page:our-parks) or [its words](https://fjord.example); a picture is ![what it shows](jetty.jpg), alone on its line.'

/** A picture, alone on its line. */
const aPicture = /^!\[([^\]]*)\]\(([^\s()/]+\.[a-z]+)\)$/i

const noWords =
  'is a picture without words for visitors who cannot see it. Write what it shows between [ and ].'
const secondPicture =
  'is a second picture below one heading. Begin a new part with ## and its heading, or remove it.'

/** Whether a page's own text may hold links and pictures; those of legal texts are written out. */
type Links = 'with links' | 'without links'

function linkProblem(line: string, links: Links): string | undefined {
  const rest = links === 'with links' ? line.replace(textLink, '') : line
  if (rest.search(aLink) === -1) return undefined
  return links === 'with links' ? wrongLink : noLink
}

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
  picture?: TextPicture
}

/**
 * Parses a text: an optional `# Title`, `## Heading`, paragraphs separated by empty lines, lists of lines that begin
 * with `- `. The page preserves line breaks. Never throws: unsupported content becomes a problem.
 */
export function readLegalText(source: string, links: Links = 'without links'): ReadLegalText {
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
  const addPicture = (alt: string, id: string, at: number): string | undefined => {
    part = undefined
    let block = blocks.at(-1)
    if (!block) {
      block = { heading: null, at, parts: [] }
      blocks.push(block)
    }
    if (block.picture) return secondPicture
    block.picture = { id, alt: alt.trim() }
    return alt.trim() ? undefined : noWords
  }
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r?\n/)
    .entries()) {
    const at = index + 1
    const line = raw.trim()
    const report = (sentence: string) => problems.push({ line: at, sentence })
    const [, marks, name] = /^(#{1,2})\s+(.*)$/.exec(line) ?? []
    const [, alt, picture] = (links === 'with links' && aPicture.exec(line)) || []
    if (alt !== undefined && picture !== undefined) {
      const sentence = addPicture(alt, picture, at)
      if (sentence) report(sentence)
      continue
    }
    const wrong =
      notShown.find(({ form }) => form.test((name ?? line).replace(aLink, '')))?.sentence ??
      linkProblem(line, links)
    if (wrong) report(wrong)
    else if (line === '') part = undefined
    else if (marks === '#' && name) {
      if (title !== null || blocks.length > 0)
        report('is a second title, or one that does not come first. Headings begin with ##.')
      title ??= name
    } else if (marks && name) {
      part = undefined
      blocks.push({ heading: name, at, parts: [] })
    } else if (item.test(line)) {
      if (/^\s/.test(raw))
        report('is a list within a list, which a page cannot show. Remove the blanks before it.')
      into(true, at).lines.push(`- ${line.replace(item, '')}`)
    } else if (part?.isList && /^\s/.test(raw)) part.lines.push(`${part.lines.pop()} ${line}`)
    else into(false, at).lines.push(line)
  }
  for (const { heading, at, parts } of blocks)
    if (heading !== null && parts.length === 0)
      problems.push({ line: at, sentence: `is a heading without a text below it: '${heading}'.` })
  const bodyOf = ({ parts }: Block) => parts.map(({ lines }) => lines.join('\n')).join('\n\n')
  const text = {
    title,
    blocks: blocks.map((block) => ({
      heading: block.heading,
      body: bodyOf(block),
      ...(block.picture && { picture: block.picture }),
    })),
  }
  return { text, problems }
}
