import type { ReactNode } from 'react'
import { CampAtDusk } from './camp-at-dusk.tsx'
import styles from './page-state.module.css'

interface StateProps {
  title: string
  text?: string
  /** The way on: buttons and links. */
  actions?: ReactNode
  children?: ReactNode
  level?: 1 | 2
}

export interface EmptyStateProps extends StateProps {
  /** Without the drawing, for small places. */
  plain?: boolean
}

/** Nothing here, and what to do about it: which filter to drop, other dates, neighbouring areas. */
export function EmptyState({ plain, ...state }: EmptyStateProps) {
  return <PageState {...state} picture={!plain} />
}

export interface ErrorStateProps extends StateProps {
  /** Number to give to customer service. */
  reference?: string
}

/** Something failed; the visitor can try again. Announced at once. */
export function ErrorState({ reference, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <PageState {...state} picture>
        {reference && <p className={styles.reference}>{reference}</p>}
        {state.children}
      </PageState>
    </div>
  )
}

export interface NotFoundViewProps {
  title: string
  /** "This page is gone." */
  gone: string
  /** "Refresh your browser or try again later." */
  hint: string
  /** The button to the front page. */
  action: ReactNode
  /** Search box or popular destinations. */
  children?: ReactNode
}

/** The 404 page. */
export function NotFoundView({ title, gone, hint, action, children }: NotFoundViewProps) {
  return (
    <PageState title={title} text={gone} actions={action} level={1} picture>
      <p className={styles.text}>{hint}</p>
      {children}
    </PageState>
  )
}

function PageState({
  title,
  text,
  actions,
  children,
  level = 2,
  picture,
}: StateProps & { picture: boolean }) {
  const Title = `h${level}` as const
  return (
    <section className={styles.state}>
      {picture && <CampAtDusk />}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
