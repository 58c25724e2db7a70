import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { use, useEffect, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { useApp } from '../../kit/app/app-context.tsx'
import { LoadMessagesContext } from '../../kit/app/lazy-words.ts'
import type { Shown } from '../../kit/routing/shown.ts'
import { useShellSlots } from '../frame/shell-slots.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { dropConsent, savedConsent } from '../../kit/consent/saved-consent.browser.ts'
import { useConsent } from '../../kit/consent/use-consent.ts'

/** Asks for missing consent, and starts and stops the features that depend on it: experiments and the tag manager. */
export function ConsentHost({ shown }: { shown: Shown }): ReactNode {
  const app = useApp()
  const store = useStore() as Store
  const loadMessages = use(LoadMessagesContext)
  const { loadAlphaBox } = useShellSlots()
  const { given } = useConsent()
  const { config } = app

  useEffect(() => {
    const answered = savedConsent() !== undefined
    if (!given && answered) dropConsent()
    // Without an answer there is nothing to count or delete.
    if (answered && loadMessages && takesPart(config))
      void import('../experiments/start-experiments.browser.ts').then(
        ({ startExperiments }) => startExperiments({ app, store, loadMessages, loadAlphaBox }),
        () => undefined,
      )
  }, [given, app, config, store, loadMessages, loadAlphaBox])

  useEffect(() => {
    if (!config.tagManagerId) return
    const request = shown.kind === 'page' ? shown.request : undefined
    void import('../analytics/follow-page.browser.ts')
      .then(({ followPage }) => followPage(app, { request, given: given ?? [] }))
      .catch(reportError)
  }, [shown, given, app, config])

  return <ConsentQuestion shown={shown} />
}
