import { classNames } from '../class-names.ts'
import styles from './social-icon.module.css'

export type SocialIconName = 'instagram' | 'facebook' | 'pinterest' | 'youtube'

/** Simple marks for links to social networks, drawn in the stylesheet. Decorative: the link carries the name. */
export function SocialIcon({ name }: { name: SocialIconName }) {
  return <span className={classNames(styles.icon, styles[name])} aria-hidden="true" />
}
