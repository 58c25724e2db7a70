import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { AppLogo } from './app-logo.tsx'
import { LaterFooter } from './later-footer.tsx'
import styles from './layout.module.css'

/** Checkout and confirmation: the brand, no menus; who sells and how to reach them below (DESIGN.md "Checkout"). */
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
      <LaterFooter navigation={navigation} checkout />
    </>
  )
}
