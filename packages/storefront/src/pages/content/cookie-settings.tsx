import { lazy } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { BrowserOnly } from '../../app/browser-only.tsx'
import { asksForConsent } from '../../consent/asks-for-consent.ts'
import styles from './content-page.module.css'

const ConsentChoices = lazy(() =>
  import('../../consent/consent-choices.tsx').then((module) => ({ default: module.ConsentChoices })),
)

/** What this browser agrees to, beside the words about it. Its place is kept free while it comes. */
export function CookieSettings() {
  if (!asksForConsent(useApp().config)) return null
  return (
    <div className={styles.settings}>
      <BrowserOnly placeholder={null}>
        <ConsentChoices />
      </BrowserOnly>
    </div>
  )
}
