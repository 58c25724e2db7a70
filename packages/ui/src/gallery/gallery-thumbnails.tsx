import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'
import { Picture } from '../picture/picture.tsx'
import styles from './gallery-dialog.module.css'
import type { GalleryPicture } from './gallery.tsx'

export interface GalleryThumbnailsProps {
  /** All pictures of the gallery. */
  pictures: GalleryPicture[]
  /** The picture that the gallery enlarges. */
  at: number
  /** "Open picture 3" */
  openLabel: (number: number) => string
  /** Receives the place of the pressed picture. */
  onOpen: (index: number) => void
}

/** All pictures in a row, each a button; the row scrolls to the current one. */
export function GalleryThumbnails({ pictures, at, openLabel, onOpen }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const shown = row?.children[at] as HTMLElement | undefined
    if (row && shown) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.clientWidth) / 2
  }, [at])
  return (
    <ul ref={list} className={styles.thumbnails}>
      {pictures.map((picture, i) => (
        <li key={i}>
          <ButtonBase
            className={styles.thumbnail}
            aria-label={openLabel(i + 1)}
            aria-current={i === at}
            onClick={() => onOpen(i)}
          >
            <Picture
              src={picture.src}
              alt=""
              placeholder={picture.placeholder}
              width={84}
              height={56}
              widths={[160, 240]}
              sizes="84px"
              ratio="3:2"
            />
          </ButtonBase>
        </li>
      ))}
    </ul>
  )
}
