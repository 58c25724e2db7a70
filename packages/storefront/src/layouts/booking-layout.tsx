import { buildPath } from '@camping/editions/build-path.ts'
import { Logo } from '@camping/ui/logo/logo.tsx'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
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
        <Logo href={buildPath(site, 'home')} name={config.displayName} />
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <LaterFooter navigation={navigation} checkout />
    </>
  )
}
