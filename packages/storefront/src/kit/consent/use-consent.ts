import { readConsent, type ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { requestedCategories } from './requested-categories.ts'
import { saveConsent, savedConsent, watchConsent } from './saved-consent.browser.ts'

export interface Consent {
  /** Categories of this app. */
  readonly requested: readonly ConsentCategory[]
  /** Categories with this browser's consent; undefined without an answer. */
  readonly given: readonly ConsentCategory[] | undefined
  readonly saveChoice: (categories: readonly ConsentCategory[]) => void
}

/** This browser's answer, the same in every component. The server has none. */
export function useConsent(): Consent {
  const { config, today } = useApp()
  const cookie = useSyncExternalStore(watchConsent, savedConsent, () => undefined)
  return useMemo(
    () => ({
      requested: requestedCategories(config),
      given: readConsent(cookie, today),
      saveChoice: (categories) => saveConsent(categories, today),
    }),
    [config, cookie, today],
  )
}
