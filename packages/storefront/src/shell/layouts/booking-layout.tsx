import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { ReactNode } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import { AppLogo } from './app-logo.tsx'
import { DeferredFooter } from './deferred-footer.tsx'
import styles from './layout.module.css'

/** Checkout and confirmation: the brand without menus; the seller and its contacts below (checkout-8). */
export function BookingLayout({
  navigation,
  children,
}: {
  navigation: NavigationGroupsReply | undefined
  children: ReactNode
}) {
  const { config, site } = useApp()
  return (
    <>
      <header className={styles.bookingBar}>
        <AppLogo config={config} site={site} />
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <DeferredFooter navigation={navigation} checkout />
    </>
  )
}
