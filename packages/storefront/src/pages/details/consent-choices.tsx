import { consentCookie, hasConsent, type ConsentCategory } from '@camping/core/consent/consent-cookie.ts'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'
import { readCookie, writeCookie } from '../../routing/read-cookie.browser.ts'
import { PortalBox } from '../portal/portal-box.tsx'
import styles from './details-page.module.css'

const categories: readonly ConsentCategory[] = ['statistics', 'marketing']
/** GAPS.md: asked again after six months. */
const keptSeconds = 182 * 86_400

/** What this browser agrees to. It counts from the next page on. */
export function ConsentChoices() {
  const { today } = useApp()
  const t = useText()
  const [given, setGiven] = useState(() =>
    categories.filter((category) => hasConsent(readCookie(consentCookie.name), category)),
  )
  const choose = (category: ConsentCategory, agreed: boolean) => {
    const next = categories.filter((one) => (one === category ? agreed : given.includes(one)))
    writeCookie(consentCookie.name, JSON.stringify({ categories: next, date: today }), keptSeconds)
    setGiven(next)
  }
  return (
    <PortalBox title={t('details.consent')}>
      <p>{t('details.consent.text')}</p>
      {categories.map((category) => (
        <label key={category} className={styles.choice}>
          <input
            type="checkbox"
            checked={given.includes(category)}
            onChange={(event) => choose(category, event.target.checked)}
          />
          {t(`details.consent.${category}`)}
        </label>
      ))}
    </PortalBox>
  )
}
