import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import { breakpoints } from '@camping/ui/theme/theme-options.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

export default { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta

const measures = {
  target: 'Least height and width of what is pressed.',
  page: 'Greatest width of the contents of a page.',
  gutter: 'Free at both sides of a page.',
  'header-height': 'Height of the bar that stays at the top.',
} as const

function Steps() {
  const variables = themeVariables(useStoryEdition().tokens)
  return (
    <>
      <h2 className={styles.group}>Steps</h2>
      <ul className={styles.list}>
        {Object.entries(variables)
          .filter(([name]) => name.startsWith('space-'))
          .map(([name, value]) => (
            <li key={name} className={styles.entry}>
              <span className={styles.code}>
                --{name}: {value}
              </span>
              <div className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
            </li>
          ))}
      </ul>
      <h2 className={styles.group}>Measures</h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {Object.entries(measures).map(([name, note]) => (
          <li key={name} className={styles.entry}>
            <span className={styles.code}>
              --{name}: {variables[name]}
            </span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
      <h2 className={styles.group}>Widths at which a layout changes</h2>
      <ul className={`${styles.list} ${styles.small}`}>
        {Object.entries(breakpoints).map(([name, width]) => (
          <li key={name} className={styles.entry}>
            <span className={styles.name}>{name}</span>
            <span className={styles.code}>{width} px</span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Space: StoryObj = { render: () => <Steps /> }
