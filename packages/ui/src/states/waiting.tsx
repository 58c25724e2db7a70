import type { ComponentType } from 'react'
import { Skeleton, type SkeletonProps } from '../skeleton/skeleton.tsx'
import styles from './waiting.module.css'

export interface WaitingProps {
  /** "Loading": the text for screen readers. */
  label: string
  /** Starts with a full-width picture, as pages of places do. */
  picture?: boolean
  /** Includes a placeholder for the heading, unless the page already shows it. */
  heading?: boolean
  /** What its lines and boxes are made of: MUI's on pages of customers (`MuiWaiting`). */
  Placeholder?: ComponentType<SkeletonProps>
}

/** Placeholder of a page or its body while data loads. One screen high, so that the content below does not jump. */
export function Waiting({ label, picture, heading, Placeholder = Skeleton }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{label}</span>
      {picture && <Placeholder shape="block" className={styles.picture} />}
      {heading && (
        <div className={styles.heading}>
          <Placeholder shape="heading" />
        </div>
      )}
      <div>
        <Placeholder />
        <Placeholder />
        <Placeholder shape="short" />
      </div>
      <Placeholder shape="block" className={styles.box} />
      <Placeholder shape="block" className={styles.box} />
    </div>
  )
}
