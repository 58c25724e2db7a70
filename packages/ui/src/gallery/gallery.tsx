import { useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './gallery.module.css'

export interface GalleryPicture {
  src: PictureSource
  alt: string
  placeholder?: string | undefined
  /** What it shows: pictures with the same words stand together in the large view. */
  room?: string
}

export interface GalleryProps {
  /** All pictures; the first is large, and loads with high priority. */
  pictures: GalleryPicture[]
  /** "Show all 24 pictures" */
  showAllText: string
  /** "Picture 3: open large" */
  openLabel: (number: number) => string
  /** Opens the full view at a picture. */
  onOpen: (index: number) => void
  /** The visitor is about to open the full view: the moment to load its code. */
  onIntent?: () => void
  /** Names the region. */
  label: string
}

/** The large box is taller than its picture is wide, so it requests a wider picture than the box. */
const largeSizes = '(min-width: 1280px) 667px, (min-width: 768px) 52vw, 100vw'
const smallSizes = '(min-width: 1280px) 328px, (min-width: 768px) 26vw, 100vw'

/** Pictures of the mosaic: the first of every room, then the next ones. */
function featuredOf(pictures: readonly GalleryPicture[]): ReadonlySet<number> {
  const firsts = pictures.flatMap(({ room }, at) =>
    room !== undefined && pictures.findIndex((one) => one.room === room) === at ? [at] : [],
  )
  return new Set([...new Set([...firsts, ...pictures.keys()])].slice(0, 5))
}

/** One large and four small pictures; on phones a strip to swipe with a counter. */
export function Gallery({ pictures, showAllText, openLabel, onOpen, onIntent, label }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const featured = featuredOf(pictures)
  const countSlides = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  return (
    <section className={styles.gallery} aria-label={label}>
      <div ref={strip} className={styles.strip} onScroll={countSlides}>
        {pictures.map((picture, i) => (
          <button
            key={i}
            type="button"
            className={featured.has(i) ? styles.slide : styles.later}
            aria-label={openLabel(i + 1)}
            onClick={() => onOpen(i)}
            onPointerEnter={onIntent}
          >
            <Picture
              {...picture}
              width={i === 0 ? 720 : 400}
              height={i === 0 ? 480 : 300}
              widths={i === 0 ? [480, 640, 828, 1280] : [320, 480, 640, 828]}
              sizes={i === 0 ? largeSizes : smallSizes}
              ratio="fill"
              priority={i === 0}
            />
          </button>
        ))}
      </div>
      <span className={styles.counter} aria-hidden="true">
        {shown + 1} / {pictures.length}
      </span>
      {pictures.length > 5 && (
        <button type="button" className={styles.all} onClick={() => onOpen(0)} onPointerEnter={onIntent}>
          <Icon name="camera" />
          {showAllText}
        </button>
      )}
    </section>
  )
}
