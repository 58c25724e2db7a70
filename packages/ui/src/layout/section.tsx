import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './section.module.css'

export interface SectionProps {
  /** Anchor of the section. */
  id?: string
  /** Heading, level 2; names the region. */
  title?: string
  /** One sentence below the heading. */
  text?: string
  /** A link at the end of the heading line: "All countries". */
  action?: ReactNode
  /** `sunken` sets every second section apart. */
  tone?: 'plain' | 'sunken'
  /** The content. */
  children: ReactNode
}

/** A section of a page: full width, content at the page's width, heading line. */
export function Section({ id, title, text, action, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.section, styles[tone])} aria-label={title}>
      <div className={styles.inner}>
        {title && (
          <div className={styles.head}>
            <div>
              <h2>{title}</h2>
              {text && <p className={styles.text}>{text}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

export interface ContainerProps {
  /** The measure of a text to read. */
  narrow?: boolean
  /** The content. */
  children: ReactNode
}

/** The page's content width with its side margins. */
export function Container({ narrow, children }: ContainerProps) {
  return <div className={classNames(styles.inner, narrow && styles.narrow)}>{children}</div>
}

export interface CardGridProps {
  /** On wide screens. */
  columns?: 2 | 3 | 4
  /** On phones, one row to swipe instead of a long column. */
  swipe?: boolean
  /** Cards of one kind. */
  children: ReactNode
}

/** Cards of equal width: one column or a strip on phones, up to `columns` on wide screens. */
export function CardGrid({ columns = 4, swipe, children }: CardGridProps) {
  return (
    <div className={classNames(styles.grid, styles[`c${columns}`], swipe && styles.swipe)}>{children}</div>
  )
}
