import { lazy } from 'react'
import { useApp } from '../app/app-context.tsx'
import { BrowserOnly } from '../app/browser-only.tsx'
import type { Shown } from '../routing/page-outlet.tsx'
import { asksForConsent } from './asks-for-consent.ts'

/** A browser that blocks the file is one that is not asked, and agrees to nothing. */
const ConsentHost = lazy(() =>
  import('./consent-host.tsx').then(
    (module) => ({ default: module.ConsentHost }),
    () => ({ default: () => null }),
  ),
)

/** The place of the question for consent and of all that follows from its answer, in apps that have something to ask for. */
export function ConsentSlot({ shown }: { shown: Shown }) {
  return (
    asksForConsent(useApp().config) && (
      <BrowserOnly placeholder={null}>
        <ConsentHost shown={shown} />
      </BrowserOnly>
    )
  )
}
