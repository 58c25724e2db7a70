import type { ReactNode } from 'react'
import { CampAtDusk } from './camp-at-dusk.tsx'
import styles from './page-state.module.css'

interface StateProps {
  /** What happened, in a sentence. */
  title: string
  /** Why, where it is known. */
  text?: string
  /** Suggestions of what to try. */
  hint?: string
  /** Small above the title: the status of an error page. */
  code?: string
  /** Buttons and links of the next step. */
  actions?: ReactNode
  /** More ways on: a search box, suggestions. */
  children?: ReactNode
  /** Heading level; 1 makes it a page of its own. */
  level?: 1 | 2 | 3
}

export interface EmptyStateProps extends StateProps {
  /** Without the drawing, for small containers. */
  plain?: boolean
}

/** An empty result and what to do about it: remove a filter, choose other dates or neighbouring areas. */
export function EmptyState({ plain, ...state }: EmptyStateProps) {
  return <PageState {...state} picture={!plain} />
}

/** Something failed, and the visitor can try again. Announced at once. */
export function ErrorState(state: StateProps) {
  return (
    <div role="alert">
      <PageState {...state} page={state.level === 1} picture />
    </div>
  )
}

export interface NotFoundViewProps {
  /** Heading of the page. */
  title: string
  /** "This page is gone." */
  gone: string
  /** "Refresh your browser or try again later." */
  hint: string
  /** The status, small above the title. */
  code?: string
  /** The button to the home page. */
  action: ReactNode
  /** Search box or popular destinations. */
  children?: ReactNode
}

/** The 404 page. */
export function NotFoundView({ title, gone, hint, code, action, children }: NotFoundViewProps) {
  return (
    <PageState title={title} text={gone} hint={hint} code={code} actions={action} level={1} page picture>
      {children}
    </PageState>
  )
}

export interface OfflineViewProps extends StateProps {
  /** The logo, the only other content of the page. */
  logo: ReactNode
}

/** The whole page without a network: logo, explanation, retry. Markup and styles only, no scripts. */
export function OfflineView({ logo, ...state }: OfflineViewProps) {
  return (
    <main className={styles.alone}>
      {logo}
      <PageState {...state} level={1} picture />
    </main>
  )
}

function PageState({
  title,
  text,
  hint,
  code,
  actions,
  children,
  level = 2,
  page,
  picture,
}: StateProps & { picture: boolean; page?: boolean }) {
  const Title = `h${level}` as const
  return (
    <section className={page ? `${styles.state} ${styles.page}` : styles.state}>
      {picture && <CampAtDusk />}
      {code && <p className={styles.code}>{code}</p>}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {hint && <p className={styles.text}>{hint}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
    </section>
  )
}
