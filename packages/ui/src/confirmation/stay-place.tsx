import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import styles from './stay-place.module.css'

export interface StayPlaceProps {
  /** Heading of the section. */
  title: string
  /** The campsite; its alternative text describes it. */
  picture: Pick<PictureProps, 'src' | 'alt' | 'placeholder'>
  /** Name of the campsite. */
  name: string
  /** Town, area and country. */
  place: string
  /** "Good to know" */
  notesTitle: string
  /** Arrival hours and rules; the heading is hidden when there are none. */
  notes: readonly string[]
  /** "Directions", "View the campsite". */
  actions: ReactNode
}

/** The place of a stay: a picture, directions, and the campsite's information for guests. */
export function StayPlace({ title, picture, name, place, notesTitle, notes, actions }: StayPlaceProps) {
  return (
    <Card component="section" className={styles.box}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.place}>
        <Picture
          {...picture}
          width={240}
          height={160}
          ratio="3:2"
          widths={[240, 320, 480, 640, 828]}
          sizes="(min-width: 640px) 240px, 90vw"
          rounded
          className={styles.picture}
        />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.where}>{place}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
      {notes.length > 0 && (
        <>
          <h3 className={styles.notesTitle}>{notesTitle}</h3>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
