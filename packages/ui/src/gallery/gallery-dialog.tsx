import Paper from '@mui/material/Paper'
import type { KeyboardEvent } from 'react'
import { MuiIconButton } from '../islands/mui-button.tsx'
import { MuiIsland } from '../islands/mui-island.tsx'
import { Picture } from '../picture/picture.tsx'
import { useModalDialog } from '../popups/use-modal-dialog.ts'
import styles from './gallery-dialog.module.css'
import { GalleryRooms } from './gallery-rooms.tsx'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import type { GalleryPicture } from './gallery.tsx'
import { usePictureStrip } from './use-picture-strip.ts'

export interface GalleryDialogProps {
  /** Closes the view. */
  onClose: () => void
  /** All pictures, those of a room beside each other. */
  pictures: GalleryPicture[]
  /** Picture shown first. */
  start: number
  /** Names the dialog: the campsite or the accommodation. */
  label: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Name of the arrow back. */
  previousLabel: string
  /** Name of the arrow on. */
  nextLabel: string
  /** "3 of 24" */
  position: (number: number, count: number) => string
  /** "Open picture 3" */
  openLabel: (number: number) => string
}

/**
 * One picture at a time on the whole screen, by swipe, arrow keys, Home and End, buttons and thumbnails. Open while it
 * is mounted. Traps the focus and returns it; Escape closes.
 */
export function GalleryDialog(props: GalleryDialogProps) {
  const { pictures, label, onClose } = props
  const dialog = useModalDialog(onClose)
  const { strip, at, reached, go, ...handlers } = usePictureStrip(props.start, pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: pictures.length - 1,
    }
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  return (
    <MuiIsland>
      <Paper
        component="dialog"
        {...dialog}
        elevation={0}
        square
        className={styles.dialog}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <p role="status">{props.position(at + 1, pictures.length)}</p>
          <MuiIconButton icon="close" label={props.closeLabel} onClick={onClose} />
        </div>
        <div className={styles.stage}>
          <div
            ref={strip}
            className={styles.strip}
            role="group"
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            onScroll={handlers.onScroll}
            onTouchStart={handlers.onTouchStart}
            onTouchEnd={handlers.onTouchEnd}
            onWheel={handlers.onTouch}
          >
            {pictures.map((picture, i) => (
              <figure key={i} className={styles.slide} aria-hidden={i !== at}>
                {reached.has(i) && (
                  <Picture
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
                )}
              </figure>
            ))}
          </div>
          {pictures.length > 1 && (
            <>
              <MuiIconButton
                icon="chevronLeft"
                kind="floating"
                className={styles.previous}
                label={props.previousLabel}
                onClick={() => go(at - 1)}
              />
              <MuiIconButton
                icon="chevronRight"
                kind="floating"
                className={styles.next}
                label={props.nextLabel}
                onClick={() => go(at + 1)}
              />
            </>
          )}
        </div>
        <p className={styles.caption} aria-hidden="true">
          {pictures[at]?.alt}
        </p>
        <GalleryRooms pictures={pictures} at={at} onOpen={go} />
        {pictures.length > 1 && (
          <GalleryThumbnails pictures={pictures} at={at} openLabel={props.openLabel} onOpen={go} />
        )}
      </Paper>
    </MuiIsland>
  )
}
