import Dialog from '@mui/material/Dialog'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import type { GalleryPicture } from '../gallery/gallery.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './gallery-dialog.module.css'
import { MuiIsland } from './mui-island.tsx'

export interface GalleryDialogProps {
  open: boolean
  onClose: () => void
  pictures: GalleryPicture[]
  /** Picture shown first. */
  start: number
  label: string
  closeLabel: string
  previousLabel: string
  nextLabel: string
  /** "3 of 24" */
  position: (number: number, count: number) => string
}

/** One picture at a time on the whole screen; arrow keys and buttons turn pages. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { open, onClose, pictures, start, label } = props
  const [at, setAt] = useState(start)
  useEffect(() => {
    if (open) setAt(start)
  }, [open, start])
  const picture = pictures[at]
  const step = (by: number) => setAt((now) => (now + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  return (
    <MuiIsland>
      <Dialog
        open={open}
        onClose={onClose}
        fullScreen
        transitionDuration={180}
        onKeyDown={onKeyDown}
        slotProps={{ paper: { className: styles.paper, 'aria-label': label } }}
      >
        <div className={styles.head}>
          <p role="status">{props.position(at + 1, pictures.length)}</p>
          <IconButton icon="close" label={props.closeLabel} onClick={onClose} />
        </div>
        {picture && (
          <figure className={styles.figure}>
            <Picture
              key={at}
              src={picture.src}
              alt={picture.alt}
              width={1280}
              height={853}
              widths={[640, 828, 1280, 1920]}
              sizes="100vw"
              ratio="fill"
              className={styles.picture}
              priority
            />
            <figcaption className={styles.caption}>{picture.alt}</figcaption>
          </figure>
        )}
        <IconButton
          icon="chevronLeft"
          kind="floating"
          className={styles.previous}
          label={props.previousLabel}
          onClick={() => step(-1)}
        />
        <IconButton
          icon="chevronRight"
          kind="floating"
          className={styles.next}
          label={props.nextLabel}
          onClick={() => step(1)}
        />
      </Dialog>
    </MuiIsland>
  )
}
