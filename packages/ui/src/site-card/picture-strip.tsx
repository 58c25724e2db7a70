import { useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './picture-strip.module.css'

export interface StripPicture {
  src: PictureSource
  alt: string
  placeholder?: string | undefined
}

export interface PictureStripProps {
  /** The first loads with the page, the others when somebody reaches for them. */
  pictures: StripPicture[]
  /** Link of each picture. Keyboard and screen readers skip it, because the card's name is the link. */
  href?: string
  /** `_blank` where the card opens a new tab. */
  target?: string
  /** Accessible name of the strip, usually its subject. The strip is focusable, so that arrow keys can move it. */
  label: string
  /** Its first picture is the first of the page. */
  priority?: boolean
  /** Names of the arrows, which serve mice. */
  labels: { previous: string; next: string }
}

/**
 * Pictures to swipe through, with scroll snapping. The page contains the first one; the others render when a pointer,
 * finger or key reaches the strip, so that a page of ten cards loads ten pictures instead of fifty. The arrows serve
 * mice.
 */
export function PictureStrip({ pictures, href, target, label, priority, labels }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(false)
  const shown = reached ? pictures : pictures.slice(0, 1)
  const reach = () => setReached(true)
  const step = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth, behavior: 'smooth' })
  return (
    <div className={styles.root} onPointerEnter={reach} onTouchStart={reach} onFocus={reach}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={strip} className={styles.strip} role="group" aria-label={label} tabIndex={0}>
        {shown.map((picture, i) => {
          const content = (
            <Picture
              {...picture}
              width={360}
              height={270}
              widths={[320, 480, 640, 828]}
              sizes="(min-width: 640px) 356px, 92vw"
              ratio="fill"
              priority={priority && i === 0}
            />
          )
          return href ? (
            <Link
              key={i}
              className={styles.slide}
              href={href}
              target={target}
              tabIndex={-1}
              aria-hidden="true"
            >
              {content}
            </Link>
          ) : (
            <div key={i} className={styles.slide}>
              {content}
            </div>
          )
        })}
      </div>
      {pictures.length > 1 && (
        <span className={styles.count} aria-hidden="true">
          <Icon name="camera" size="sm" /> {pictures.length}
        </span>
      )}
      {shown.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            tabIndex={-1}
            aria-label={labels.previous}
            onClick={() => step(-1)}
          >
            <Icon name="chevronLeft" />
          </button>
          <button
            type="button"
            className={styles.next}
            tabIndex={-1}
            aria-label={labels.next}
            onClick={() => step(1)}
          >
            <Icon name="chevronRight" />
          </button>
        </>
      )}
    </div>
  )
}
