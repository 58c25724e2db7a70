import type { RouteName } from '@camping/editions/routes.ts'
import { Markdown } from '@storybook/addon-docs/blocks'
import styles from './guide-page.module.css'
import { pageGuides } from './page-guides.data.ts'

const texts = import.meta.glob<string>('../../../../docs/how-to/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What a page is for, and its pages of the handbook, to read in place. */
export function PageParts({ route }: { readonly route: RouteName }) {
  const { purpose, howTo } = pageGuides[route]
  return (
    <>
      <p className={styles.purpose}>{purpose}</p>
      {howTo.map((name) => {
        const text = texts[`../../../../docs/how-to/${name}.md`] ?? ''
        return (
          <details key={name} className={styles.howTo}>
            <summary>How to: {/^# (.+)$/m.exec(text)?.[1]}</summary>
            <Markdown>{readable(text)}</Markdown>
          </details>
        )
      })}
    </>
  )
}

/** Without the heading, which the summary has, and with links of the repository as text. */
function readable(text: string): string {
  return text.replace(/^# .+\n/, '').replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')
}
