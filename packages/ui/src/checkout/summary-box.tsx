import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './summary-box.module.css'

const loadSheet = () => import('../popups/sheet.tsx')
const Sheet = lazyPart(() => loadSheet().then((module) => ({ default: module.Sheet })))

export interface SummaryBoxProps {
  /** "Your stay" */
  title: string
  /** The campsite, on wide screens only. */
  picture?: { src: PictureSource; alt?: string; placeholder?: string | undefined }
  /** Name of the campsite. */
  name?: string
  /** Area and country. */
  place?: string
  /** Arrival, departure, nights, party, side by side; a wide one has a line of its own. */
  facts?: { label: string; value: string; wide?: boolean }[]
  /** On phones only this line is always visible. */
  total: { label: string; amount: string }
  /** PriceLines and further content of the summary. */
  children?: ReactNode
  /** The line on phones that opens the summary, and the button that closes it. */
  labels: { show: string; hide: string }
}

/**
 * The summary of a booking: beside the step on desktops; elsewhere a line that is always visible and opens a sheet, which
 * closes when history leads to another step.
 */
export function SummaryBox(props: SummaryBoxProps) {
  const { title, picture, total, labels } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEffect(() => {
    if (!open) return undefined
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [open])
  return (
    <Card component="section" className={styles.box} aria-label={title}>
      <ButtonBase
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
      >
        <span className={styles.toggleText}>
          {labels.show}
          <Icon name="chevronDown" size="sm" />
        </span>
        <span className={styles.toggleTotal}>
          <span className="visually-hidden">{total.label} </span>
          {total.amount}
        </span>
      </ButtonBase>
      <div className={styles.content}>
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
          <Facts {...props} />
        </div>
      </div>
      {open && (
        <Suspense>
          <Sheet wide="side" title={title} closeLabel={labels.hide} onClose={close}>
            <Facts {...props} />
          </Sheet>
        </Suspense>
      )}
    </Card>
  )
}

function Facts({ name, place, facts = [], children }: SummaryBoxProps) {
  return (
    <>
      {name && <h2 className={styles.name}>{name}</h2>}
      {place && <p className={styles.place}>{place}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={fact.wide ? styles.wide : undefined}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </>
  )
}
