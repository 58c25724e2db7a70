import { buildPath } from '@camping/editions/build-path.ts'
import { Logo } from '@camping/ui/logo/logo.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import styles from './layout.module.css'

/** Checkout and confirmation: the brand and nothing that leads away (DESIGN.md "Checkout"). */
export function BookingLayout({ children }: { children: ReactNode }) {
  const { config, site } = useApp()
  return (
    <>
      <header className={styles.bookingBar}>
        <Logo href={buildPath(site, 'home')} name={config.displayName} />
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </>
  )
}
