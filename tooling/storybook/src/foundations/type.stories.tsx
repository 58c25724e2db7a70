import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

export default { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta

const sentence = 'Pitch by the lake, seven nights'

function Sizes() {
  const variables = themeVariables(useStoryEdition().tokens)
  const sizes = Object.entries(variables).filter(([name]) => name.startsWith('text-'))
  return (
    <>
      {(['display', 'text'] as const).map((use) => (
        <section key={use}>
          <h2 className={styles.group}>{use === 'display' ? 'Headings' : 'Text'}</h2>
          <ul className={styles.list}>
            {sizes.map(([name, value]) => (
              <li key={name} className={styles.entry}>
                <p
                  className={styles.sample}
                  style={{
                    fontFamily: `var(--font-${use})`,
                    fontSize: `var(--${name})`,
                    ...(use === 'display' && { fontWeight: 'var(--heading-weight)' }),
                  }}
                >
                  {sentence}
                </p>
                <span className={styles.code}>
                  --{name}: {value}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            --font-{use}: {variables[`font-${use}`]}
          </p>
        </section>
      ))}
      <p className={styles.note}>--heading-weight: {variables['heading-weight']}</p>
    </>
  )
}

/** Sizes grow with the window between the two ends of `clamp`; 1rem is what the visitor has set, 16 px by default. */
export const Type: StoryObj = { render: () => <Sizes /> }
