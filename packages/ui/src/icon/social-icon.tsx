import styles from './social-icon.module.css'

const paths = {
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.6 7.3v.1',
  facebook:
    'M14.5 20v-7h2.6l.4-3h-3V8.2c0-.9.4-1.6 1.6-1.6h1.5V4.1c-.5-.1-1.300-.1-2-.1-2.300 0-3.800 1.400-3.800 3.900V10H9v3h2.800v7',
  pinterest:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10.400 18.500l1.900-8M9.600 12.700c-1.100-2.600.6-4.500 2.800-4.500 2 0 3.200 1.400 3 3.300-.2 2-1.500 3.300-3 3.200-.7 0-1.300-.4-1.500-.9',
  youtube:
    'M5.500 6.500C8 6 16 6 18.500 6.500c1.300.3 2 1.200 2.100 2.500.2 2 .2 4 0 6-.1 1.300-.8 2.200-2.100 2.500-2.500.5-10.500.5-13 0-1.300-.3-2-1.200-2.100-2.500-.2-2-.2-4 0-6 .1-1.300.8-2.200 2.100-2.500ZM10.200 9.500v5l4.300-2.500Z',
} as const

export type SocialIconName = keyof typeof paths

/** Simple marks for links to social networks, on the grid of the other icons. Decorative: the link carries the name. */
export function SocialIcon({ name }: { name: SocialIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
