import MuiAccordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './accordion.module.css'

export interface AccordionPart {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly content: ReactNode
  /** Its content comes when it is opened, from the network; so paper and offline copies have nothing of it. */
  readonly whenOpen?: boolean
}

export interface AccordionProps {
  /** The parts in their order; what is needed next stands first. */
  readonly parts: readonly AccordionPart[]
}

/**
 * Parts of a page below their headings, closed at first. The markup holds all of them: they stand open on paper, without scripts
 * and in an offline copy (theme/mui-page-components.ts).
 */
export function Accordion({ parts }: AccordionProps) {
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </div>
  )
}

function Part({ part: { id, title, icon, content, whenOpen } }: { part: AccordionPart }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <MuiAccordion
      data-online={whenOpen}
      className={whenOpen ? styles.whenOpen : undefined}
      slotProps={{ heading: { component: 'h2' } }}
      onChange={() => setWasOpened(true)}
    >
      <AccordionSummary
        id={`${id}-head`}
        aria-controls={`${id}-part`}
        expandIcon={<Icon name="chevronDown" />}
      >
        <Icon name={icon} className={styles.icon} />
        <span className={styles.title}>{title}</span>
      </AccordionSummary>
      <AccordionDetails>{whenOpen && !wasOpened ? null : content}</AccordionDetails>
    </MuiAccordion>
  )
}

export interface FoldProps {
  /** A few words, without a pictogram. */
  readonly title: string
  /** Runs when it opens, for what it needs then. */
  readonly onOpen?: (() => void) | undefined
  /** Fields that most leave alone. */
  readonly children: ReactNode
}

/** A part of a form that is closed until somebody needs it, in a frame of its own. */
export function Fold({ title, onOpen, children }: FoldProps) {
  const id = useId()
  return (
    <MuiAccordion
      className={styles.fold}
      slotProps={{ heading: { component: 'h2' } }}
      onChange={(_, isOpen) => isOpen && onOpen?.()}
    >
      <AccordionSummary id={`${id}head`} aria-controls={`${id}part`} expandIcon={<Icon name="chevronDown" />}>
        <b>{title}</b>
      </AccordionSummary>
      <AccordionDetails className={styles.folded}>{children}</AccordionDetails>
    </MuiAccordion>
  )
}
