import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './picture-tile.module.css'

/** Width of a tile from tablets on. */
const wideSizes = '(min-width: 1280px) 387px, (min-width: 768px) 30vw, (min-width: 640px) 45vw'

export interface TilePicture {
  src: PictureSource
  alt?: string
  placeholder?: string | undefined
}

export interface FunnelTileProps {
  /** The page of the kind of stay. */
  href: string
  /** The kind of stay. */
  title: string
  /** One sentence, on the picture. */
  text?: string
  /** The scene; decorative. */
  picture: TilePicture
  /** Before the title. */
  icon?: IconName
  /** The first picture of its page. */
  priority?: boolean
}

/** An entry to the catalogue, such as "Camping" or "Holiday parks": text on a picture. */
export function FunnelTile({ href, title, text, picture, icon, priority }: FunnelTileProps) {
  return (
    <Link href={href} className={classNames(styles.tile, styles.over)}>
      <Picture
        {...picture}
        alt={picture.alt ?? ''}
        width={400}
        height={300}
        widths={[320, 480, 640, 828]}
        sizes={`${wideSizes}, 92vw`}
        ratio="fill"
        priority={priority}
      />
      <span className={styles.words}>
        <span className={styles.overTitle}>
          {icon && <Icon name={icon} size="lg" />}
          {title}
        </span>
        {text && <span className={styles.overText}>{text}</span>}
      </span>
    </Link>
  )
}

export interface ThemeCardProps {
  /** The page of the theme. */
  href: string
  /** The idea in a few words. */
  title: string
  /** One sentence. */
  text?: string
  /** The scene; decorative. */
  picture: TilePicture
  /** BCP 47 tag of title and text, where it is not the page's. */
  lang?: string | undefined
  /** Part of a row that phones swipe, where it is narrower. */
  swipe?: boolean
}

/** An idea for a trip: picture, title, a sentence. */
export function ThemeCard({ href, title, text, picture, lang, swipe = false }: ThemeCardProps) {
  return (
    <Link href={href} className={styles.tile}>
      <Picture
        {...picture}
        alt={picture.alt ?? ''}
        width={400}
        height={267}
        widths={[320, 480, 640, 828]}
        sizes={`${wideSizes}, ${swipe ? 'min(78vw, 300px)' : '92vw'}`}
        ratio="3:2"
        rounded
      />
      <span className={styles.title} lang={lang}>
        {title}
      </span>
      {text && (
        <span className={styles.text} lang={lang}>
          {text}
        </span>
      )}
    </Link>
  )
}
