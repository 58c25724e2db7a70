import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './place-card.module.css'

export interface PlaceCardProps {
  /** Heading of the section. */
  title: string
  /** A drawn map with the place in its middle. */
  mapSrc: string
  /** "Map of the surroundings" */
  mapAlt: string
  /** Town, region, country. */
  address: string
  /** Distances with their pictograms. */
  facts: { icon: IconName; text: string }[]
  /** Below the facts: how distances are measured. */
  note?: string
  /** Opens the live map or the directions. */
  actions: ReactNode
}

/** The location on a map of its surroundings, with facts for travellers. */
export function PlaceCard({ title, mapSrc, mapAlt, address, facts, note, actions }: PlaceCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.map}>
        <img className={styles.sheet} src={mapSrc} alt={mapAlt} width={680} height={440} loading="lazy" />
        <span className={styles.pin} aria-hidden="true">
          <Icon name="pin" />
        </span>
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.address}>{address}</p>
        <ul className={styles.facts}>
          {facts.map(({ icon, text }) => (
            <li key={text} className={styles.fact}>
              <Icon name={icon} size="sm" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {note && <p className={styles.sources}>{note}</p>}
        <div className={styles.actions}>{actions}</div>
        <p className={styles.sources}>
          © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>,{' '}
          <a href="https://www.geonames.org/">GeoNames</a>
        </p>
      </div>
    </div>
  )
}
