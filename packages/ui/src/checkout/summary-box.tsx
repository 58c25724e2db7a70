import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './summary-box.module.css'

export interface SummaryBoxProps {
  /** "Your stay" */
  title: string
  picture?: { src: PictureSource; alt?: string; placeholder?: string | undefined }
  name?: string
  place?: string
  /** Arrival, departure, party, accommodation. */
  facts?: { label: string; value: string }[]
  /** On phones only this line is always visible. */
  total: { label: string; amount: string }
  /** PriceLines and further content of the summary. */
  children?: ReactNode
  labels: { show: string; hide: string }
}

/**
 * The summary of a booking: beside the step on desktops; on phones a line that is always visible and opens a sheet. The
 * sheet closes when the focus leaves it, to a field of the form or to the heading of another step.
 */
export function SummaryBox(props: SummaryBoxProps) {
  const { title, picture, name, place, facts = [], total, children, labels } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('focusin', closeOutside)
    return () => document.removeEventListener('focusin', closeOutside)
  }, [open])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <section ref={box} className={styles.box} aria-label={title} onKeyDown={closeOnEscape}>
      {open && <div className={styles.backdrop} aria-hidden="true" onClick={() => setOpen(false)} />}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.toggleText}>
          {open ? labels.hide : labels.show}
          <Icon name="chevronDown" size="sm" className={open ? styles.up : undefined} />
        </span>
        <span className={styles.toggleTotal}>
          <span className="visually-hidden">{total.label} </span>
          {total.amount}
        </span>
      </button>
      <div id={id} className={classNames(styles.content, open && styles.open)}>
        {picture && (
          <Picture
            {...picture}
            alt={picture.alt ?? ''}
            width={380}
            height={190}
            widths={[480, 828]}
            sizes="(min-width: 1024px) 380px, 100vw"
            ratio="2:1"
            className={styles.picture}
          />
        )}
        <div className={styles.body}>
          {name && <h2 className={styles.name}>{name}</h2>}
          {place && <p className={styles.place}>{place}</p>}
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.label} className={styles.fact}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
