import { textLink } from '@camping/editions/text-link.ts'
import { Link } from '@camping/ui/link/link.tsx'
import { Fragment, type ReactNode } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { contactHref, splitAtContacts } from './contact-links.ts'
import styles from './text-blocks.module.css'

interface TextBlock {
  heading: string | null
  body: string
}

/**
 * Headings and paragraphs; lines that start with "- " are a list, lines of cells between bars a table whose first line is its
 * head. Links are `[words](address)`. There is no other markup. Short blocks may form columns.
 */
export function TextBlocks({
  blocks,
  columns,
  lang,
}: {
  blocks: readonly TextBlock[]
  columns?: boolean
  /** BCP 47 tag, where it is not the page's. */
  lang?: string | undefined
}) {
  return (
    <div className={columns ? styles.columns : styles.blocks} lang={lang}>
      {blocks.map((block, index) => {
        // A section is what has a heading.
        const Block = block.heading ? 'section' : 'div'
        return (
          <Block key={index} className={styles.block}>
            {block.heading && <h2 className={styles.heading}>{block.heading}</h2>}
            <TextParts body={block.body} />
          </Block>
        )
      })}
    </div>
  )
}

/** The paragraphs, lists and tables of a block. */
export const TextParts = ({ body }: { body: string }) =>
  body.split(/\n{2,}/).map((part, i) => <Part key={i} text={part} />)

/** A line with its links, `[words](address)` in an app's own pages, and the operator's contacts as links. */
function Linked({ line }: { line: string }): ReactNode {
  // In turn a text, the words of a link and its address.
  const pieces = line.split(textLink)
  return pieces.map((piece, at) => {
    const { [at + 1]: url } = pieces
    if (at % 3 === 0) return <WithContacts key={at} text={piece} />
    return (
      at % 3 === 1 &&
      url && (
        <Link key={at} href={url}>
          {piece}
        </Link>
      )
    )
  })
}

function WithContacts({ text }: { text: string }): ReactNode {
  const { config } = useApp()
  return splitAtContacts(text, config.legal).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <a key={at} href={contactHref(piece)}>
        {piece}
      </a>
    ),
  )
}

function Part({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean)
  if (lines.length > 0 && lines.every((line) => line.startsWith('- '))) {
    return (
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <Linked line={line.slice(2)} />
          </li>
        ))}
      </ul>
    )
  }
  if (lines.length > 1 && lines.every((line) => /^\|.*\|$/.test(line))) return <Table lines={lines} />
  return (
    <p>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {i > 0 && <br />}
          <Linked line={line} />
        </Fragment>
      ))}
    </p>
  )
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function Table({ lines: [head = '', ...rows] }: { lines: readonly string[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {cellsOf(head).map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <Row key={line} cells={cellsOf(line)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ cells: [name, ...cells] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>
          <WithContacts text={cell} />
        </td>
      ))}
    </tr>
  )
}
