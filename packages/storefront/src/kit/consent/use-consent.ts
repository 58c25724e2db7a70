import { agreedCategories, readConsent, type ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { questionCategories, requestedCategories } from './requested-categories.ts'
import { saveChatConsent, saveConsent, savedConsent, watchConsent } from './saved-consent.browser.ts'

export interface Consent {
  /** Categories of this app. */
  readonly requested: readonly ConsentCategory[]
  /** Those for which the question asks. */
  readonly asked: readonly ConsentCategory[]
  /** Categories with this browser's consent; undefined without an answer to the question. */
  readonly given: readonly ConsentCategory[] | undefined
  /** Categories with this browser's consent, wherever it was given. */
  readonly agreed: readonly ConsentCategory[]
  readonly saveChoice: (categories: readonly ConsentCategory[]) => void
  /** Adds consent to the chatbot, and leaves the question open where it is (consent-7). */
  readonly agreeToChat: () => void
}

/** This browser's answer, the same in every component. The server has none. */
export function useConsent(): Consent {
  const { config, today } = useApp()
  const cookie = useSyncExternalStore(watchConsent, savedConsent, () => undefined)
  return useMemo(
    () => ({
      requested: requestedCategories(config),
      asked: questionCategories(config),
      given: readConsent(cookie, today),
      agreed: agreedCategories(cookie, today),
      saveChoice: (categories) => saveConsent(categories, today),
      agreeToChat: () => saveChatConsent(today),
    }),
    [config, cookie, today],
  )
}
