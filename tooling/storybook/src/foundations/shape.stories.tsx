import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

export default { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta

const corners = {
  radius: 'Cards and pictures.',
  'radius-control': 'Buttons and fields.',
  'radius-small': 'What stands inside a card: badges, thumbnails, marks.',
  'radius-pill': 'Chips and switches; square where the brand is.',
} as const

const elevations = {
  'shadow-1': 'A card on the page.',
  'shadow-2': 'What is above the page: a menu, a card under the pointer.',
  'shadow-3': 'A dialog or a sheet.',
} as const

function Shapes() {
  const variables = themeVariables(useStoryEdition().tokens)
  const boxes = (notes: Readonly<Record<string, string>>, property: 'borderRadius' | 'boxShadow') => (
    <ul className={`${styles.list} ${styles.wide}`}>
      {Object.entries(notes).map(([name, note]) => (
        <li key={name} className={styles.entry}>
          <div className={styles.box} style={{ [property]: `var(--${name})` }} />
          <span className={styles.code}>
            --{name}: {variables[name]}
          </span>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h2 className={styles.group}>Corners</h2>
      {boxes(corners, 'borderRadius')}
      <h2 className={styles.group}>Elevation</h2>
      {boxes(elevations, 'boxShadow')}
    </>
  )
}

export const Shape: StoryObj = { render: () => <Shapes /> }
