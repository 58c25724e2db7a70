import { Flag } from '@camping/ui/flag/flag.tsx'
import { iconPaths, type IconName } from '@camping/ui/icon/icon-paths.ts'
import { Icon } from '@camping/ui/icon/icon.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'
import { iconMeanings } from './icon-meanings.data.ts'

export default { title: 'Foundations/Icons and flags', tags: ['!autodocs'] } satisfies Meta

const flagCodes = 'at be bg ch cz de dk es fi fr gb gr hr hu ie it lu me nl no pl pt se si sk'.split(' ')

/** Decorative always: the words beside a pictogram have the meaning, or the name of its button. */
export const Icons: StoryObj = {
  render: () => (
    <ul className={`${styles.list} ${styles.small}`}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} className={`${styles.entry} ${styles.picture}`}>
          <Icon name={name} size="lg" />
          <span className={styles.note}>{iconMeanings[name]}</span>
          <span className={styles.code}>{name}</span>
        </li>
      ))}
    </ul>
  ),
}

export const Flags: StoryObj = {
  render: () => (
    <ul className={`${styles.list} ${styles.small}`}>
      {flagCodes.map((code) => (
        <li key={code} className={`${styles.entry} ${styles.picture}`}>
          <Flag code={code} />
          <span className={styles.code}>{code}</span>
        </li>
      ))}
    </ul>
  ),
}
