import { listLimits } from '@camping/contract/limits.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import type { ComponentProps } from 'react'
import styles from './lists.module.css'

/** The address of a page of favourites that shows one list, or all favourites. */
export const addressOf = ({ pathname, query }: PageRequest, list?: number): string => {
  const next = new URLSearchParams(query)
  next.delete('problem')
  next.delete('list')
  if (list !== undefined) next.set('list', String(list))
  return next.size > 0 ? `${pathname}?${next}` : pathname
}

/** A way to one list, or to all favourites. */
export function ListLink({
  href,
  isCurrent,
  children,
}: {
  href: string
  isCurrent: boolean
  children: string
}) {
  return (
    <Link href={href} preserveScroll className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** A form that changes a list, with or without scripts. */
export function ListForm({
  label,
  ...form
}: Pick<ComponentProps<'form'>, 'action' | 'className' | 'children'> & { label: string }) {
  return <form method="post" aria-label={label} {...form} />
}

/** The name of a list, in a form. */
export function NameField({ label, value }: { label: string; value?: string }) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="text"
        name="listName"
        required
        maxLength={listLimits.name}
        defaultValue={value}
        autoComplete="off"
      />
    </label>
  )
}

/** The address of a shared list: a field to copy from, and a button that does it. */
export function ListAddress({ token }: { readonly token: string }) {
  const { site, canonicalOrigin } = useApp()
  const address = canonicalOrigin + buildPath(site, 'sharedList', { key: token })
  const t = useText()
  const dispatch = useAppDispatch()
  const copy = () =>
    import('../../../kit/share/copy-link.browser.ts').then(({ copyLink }) => copyLink(address, dispatch))
  return (
    <div className={styles.line}>
      <label className={styles.field}>
        {t('lists.share.link')}
        <input type="url" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button icon="copy" className={styles.copy} onClick={() => void copy()}>
        {t('lists.share.copy')}
      </Button>
    </div>
  )
}
