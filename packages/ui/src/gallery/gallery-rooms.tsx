import ButtonBase from '@mui/material/ButtonBase'
import styles from './gallery-dialog.module.css'
import type { GalleryPicture } from './gallery.tsx'

export interface GalleryRoomsProps {
  /** All pictures of the gallery. */
  pictures: GalleryPicture[]
  /** The picture that the gallery enlarges. */
  at: number
  /** Receives the place of the room's first picture. */
  onOpen: (index: number) => void
}

/** The rooms of a gallery with the number of their pictures; each leads to its first one. Nothing where there is only one. */
export function GalleryRooms({ pictures, at, onOpen }: GalleryRoomsProps) {
  const rooms = [...new Set(pictures.map(({ room }) => room))].filter((room) => room !== undefined)
  if (rooms.length < 2) return null
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room}>
          <ButtonBase
            className={styles.room}
            aria-current={pictures[at]?.room === room}
            onClick={() => onOpen(pictures.findIndex((picture) => picture.room === room))}
          >
            {room} <span>{pictures.filter((picture) => picture.room === room).length}</span>
          </ButtonBase>
        </li>
      ))}
    </ul>
  )
}
