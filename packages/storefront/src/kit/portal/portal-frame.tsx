import { purgeVisitorStorage } from '@camping/core/persist/purge-visitor-storage.browser.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import type { IconName } from '@camping/ui/icon/icon-paths.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { WayBar } from '@camping/ui/islands/way-bar.tsx'
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
    <MuiIsland>
      <Container narrow>
        <div className={styles.frame}>
          <WayBar
            label={t('portal.nav')}
            ways={ways.map(([entry, icon, text]) => ({
              href: hrefOf(entry),
              icon,
              text,
              current: currentAs(entry),
            }))}
            leave={{
              action: `/${site}/logout`,
              onSubmit: purgeVisitorStorage,
              text: t('portal.signOut'),
            }}
          />
          {user?.actingAgent != null && (
            <Notice
              kind="warning"
              title={t('portal.agent', {
                agent: user.actingAgent,
                customer: `${user.firstName} ${user.lastName}`,
              })}
            >
              <p>{t('portal.agent.text')}</p>
            </Notice>
          )}
          {children}
        </div>
      </Container>
    </MuiIsland>
  )
}
