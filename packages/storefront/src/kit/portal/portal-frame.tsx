import { purgeVisitorStorage } from '@camping/core/persist/purge-visitor-storage.browser.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import styles from './portal-frame.module.css'

/**
 * portal-1: portal pages have no site layout. Their navigation, and the sign-out: a form, so that nothing stays in
 * memory.
 */
export function PortalFrame({ request, children }: { request: PageRequest; children: ReactNode }) {
  const { site, config } = useApp()
  const t = useText()
  const { user, name, params } = request
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => showCurrent(bar.current), [name])
  /** Pages of one booking lie below the list of all. */
  const currentAs = (entry: RouteName) =>
    entry === name ? 'page' : entry === 'myBookings' && params['bookingId'] !== undefined ? true : undefined
  const bookingRef = user?.type === 'booking_id' ? user.bookingRef : null
  const links: { name: RouteName; href: string; text: string }[] = bookingRef
    ? [
        {
          name: 'bookingDetail',
          href: buildPath(site, 'bookingDetail', { bookingId: bookingRef }),
          text: t('portal.nav.booking'),
        },
      ]
    : [
        { name: 'profile', href: buildPath(site, 'profile'), text: t('portal.nav.home') },
        { name: 'myBookings', href: buildPath(site, 'myBookings'), text: t('portal.nav.bookings') },
        ...(config.supports.search
          ? [
              {
                name: 'favourites' as const,
                href: buildPath(site, 'favourites'),
                text: t('portal.nav.favourites'),
              },
            ]
          : []),
        { name: 'personalDetails', href: buildPath(site, 'personalDetails'), text: t('portal.nav.details') },
      ]
  return (
    <Container narrow>
      <div className={styles.frame}>
        <div ref={bar} className={styles.bar}>
          <nav aria-label={t('portal.nav')}>
            <ul className={styles.ways}>
              {links.map((entry) => (
                <li key={entry.name}>
                  <Link href={entry.href} className={styles.way} aria-current={currentAs(entry.name)}>
                    {entry.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <form method="post" action={`/${site}/logout`} onSubmit={purgeVisitorStorage}>
            <button type="submit" className={styles.way}>
              {t('portal.signOut')}
            </button>
          </form>
        </div>
        {user?.actingAgent != null && (
          <Alert
            kind="warning"
            title={t('portal.agent', {
              agent: user.actingAgent,
              customer: `${user.firstName} ${user.lastName}`,
            })}
          >
            <p>{t('portal.agent.text')}</p>
          </Alert>
        )}
        {children}
      </div>
    </Container>
  )
}

/** On phones the navigation is one row to swipe, with the current item centred. */
function showCurrent(bar: HTMLElement | null): void {
  const entry = bar?.querySelector<HTMLElement>('[aria-current]')
  if (bar && entry)
    bar.scrollLeft = entry.offsetLeft - bar.offsetLeft - (bar.clientWidth - entry.offsetWidth) / 2
}
