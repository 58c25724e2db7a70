import { purgeVisitorStorage } from '@camping/core/persist/purge-visitor-storage.browser.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import type { IconName } from '@camping/ui/icon/icon-paths.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import styles from './portal-frame.module.css'

/**
 * portal-1: portal pages have no site layout. Their navigation, whole on every screen, and the sign-out: a form, so that nothing
 * stays in memory.
 */
export function PortalFrame({ request, children }: { request: PageRequest; children: ReactNode }) {
  const { site, config } = useApp()
  const t = useText()
  const { user, name, params } = request
  /** Pages of one booking lie below the list of all. */
  const currentAs = (entry: RouteName) =>
    entry === name ? 'page' : entry === 'myBookings' && params['bookingId'] !== undefined ? true : undefined
  const bookingRef = user?.type === 'booking_id' ? user.bookingRef : null
  const hrefOf = (entry: RouteName) => buildPath(site, entry, bookingRef ? { bookingId: bookingRef } : {})
  const ways: readonly (readonly [name: RouteName, icon: IconName, text: string])[] = bookingRef
    ? [['bookingDetail', 'calendar', t('portal.nav.booking')]]
    : [
        ['profile', 'house', t('portal.nav.home')],
        ['myBookings', 'calendar', t('portal.nav.bookings')],
        ...(config.supports.search ? [['favourites', 'heart', t('portal.nav.favourites')] as const] : []),
        ['personalDetails', 'user', t('portal.nav.details')],
      ]
  return (
    <Container narrow>
      <div className={styles.frame}>
        <div className={styles.bar}>
          <nav aria-label={t('portal.nav')}>
            <ul className={styles.ways}>
              {ways.map(([entry, icon, text]) => (
                <li key={entry}>
                  <Link href={hrefOf(entry)} className={styles.way} aria-current={currentAs(entry)}>
                    <Icon name={icon} className={styles.icon} />
                    <span className={styles.text}>{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <form method="post" action={`/${site}/logout`} onSubmit={purgeVisitorStorage}>
            <button type="submit" className={styles.way}>
              <Icon name="logout" className={styles.icon} />
              <span className={styles.text}>{t('portal.signOut')}</span>
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
