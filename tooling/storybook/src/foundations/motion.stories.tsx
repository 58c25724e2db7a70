import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

export default { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta

function Movement() {
  const { motion } = themeVariables(useStoryEdition().tokens)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the sample moves for a keyboard, too */}
      <div className={styles.track} role="group" aria-label="Sample of the motion" tabIndex={0}>
        <div className={styles.mover} />
      </div>
      <p className={styles.code}>--motion: {motion}</p>
      <p className={styles.note}>
        One length and one curve for everything that moves or changes its colour. Whoever asks the system for
        less motion gets none; nothing is understood by motion alone.
      </p>
    </>
  )
}

/** Point at the bar, or reach it by the Tab key. */
export const Motion: StoryObj = { render: () => <Movement /> }
