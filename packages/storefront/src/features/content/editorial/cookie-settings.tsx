import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { requiresConsent } from '@camping/editions/consent-needs.ts'
import styles from './content-page.module.css'

const ConsentChoices = lazyPart(() =>
  import('../../../kit/consent/consent-choices.tsx').then((module) => ({ default: module.ConsentChoices })),
)

/** This browser's consent settings, before the text about them. Their space is reserved while they load. */
export function CookieSettings() {
  if (!requiresConsent(useApp().config)) return null
  return (
    <div className={styles.settings}>
      <BrowserOnly placeholder={null}>
        <ConsentChoices />
      </BrowserOnly>
    </div>
  )
}
