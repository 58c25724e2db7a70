import { readConsent, type ConsentCategory } from '@camping/core/consent/consent-cookie.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { askedCategories } from './asked-categories.ts'
import { keepConsent, keptConsent, watchConsent } from './kept-consent.browser.ts'

export interface Consent {
  /** What this app asks for. */
  readonly asked: readonly ConsentCategory[]
  /** What this browser agrees to; undefined when it has to be asked. */
  readonly given: readonly ConsentCategory[] | undefined
  readonly keep: (categories: readonly ConsentCategory[]) => void
}

/** The answer of this browser, the same in every part of the page. Nobody has answered on the server. */
export function useConsent(): Consent {
  const { config, today } = useApp()
  const cookie = useSyncExternalStore(watchConsent, keptConsent, () => undefined)
  return useMemo(
    () => ({
      asked: askedCategories(config),
      given: readConsent(cookie, today),
      keep: (categories) => keepConsent(categories, today),
    }),
    [config, cookie, today],
  )
}
