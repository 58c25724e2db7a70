import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './hero.module.css'

export interface HeroProps {
  /** The page's heading, one sentence. */
  title: string
  /** One more sentence below the heading. */
  text?: string
  /** The scene; `narrow` is its crop for phones. */
  picture: { src: PictureSource; narrow?: PictureSource; alt?: string; placeholder?: string | undefined }
  /** BCP 47 tag of the words, where it is not the page's. */
  lang?: string | undefined
  /** `tall` for home with the search box, `low` for pages to read, `slim` where a list follows. */
  size?: 'tall' | 'low' | 'slim'
  /** The search box; it overlaps the lower edge of the picture. */
  children?: ReactNode
}

/** A full-width scene with a sentence on it. CSS fixes its height, so nothing shifts. */
export function Hero({ title, text, picture, lang, size = 'tall', children }: HeroProps) {
  return (
    <section
      className={classNames(
        styles.hero,
        size !== 'tall' && styles.low,
        styles[size],
        children != null && styles.withBox,
      )}
    >
      <div className={styles.scene}>
        <Picture
          {...picture}
          alt={picture.alt ?? ''}
          width={1280}
          height={640}
          widths={[480, 640, 828, 960, 1280, 1600, 1920]}
          sizes={size === 'tall' ? '100vw' : '(min-width: 768px) 78vw, 100vw'}
          ratio="fill"
          priority
        />
      </div>
      <div className={styles.words} lang={lang}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.box}>{children}</div>}
    </section>
  )
}
