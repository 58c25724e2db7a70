import { Fragment } from 'react'
import styles from './text-blocks.module.css'

interface TextBlock {
  heading: string | null
  body: string
}

/**
 * Headings and paragraphs; lines that start with "- " are a list. There is no other markup. Short blocks may form
 * columns.
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
      {blocks.map((block, index) => (
        <section key={index} className={styles.block}>
          {block.heading && <h2 className={styles.heading}>{block.heading}</h2>}
          {block.body.split(/\n{2,}/).map((part, i) => (
            <Part key={i} text={part} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Part({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean)
  if (lines.length > 0 && lines.every((line) => line.startsWith('- '))) {
    return (
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line.slice(2)}</li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {i > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  )
}
