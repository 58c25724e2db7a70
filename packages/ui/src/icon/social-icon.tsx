import { classNames } from '../class-names.ts'
import styles from './social-icon.module.css'

type SocialIconName = 'instagram' | 'facebook' | 'pinterest' | 'youtube'

export interface SocialIconProps {
  /** The network. */
  name: SocialIconName
}

/** Simple marks for links to social networks, drawn in the stylesheet. Decorative: the link carries the name. */
export function SocialIcon({ name }: SocialIconProps) {
  return <span className={classNames(styles.icon, styles[name])} aria-hidden="true" />
}
