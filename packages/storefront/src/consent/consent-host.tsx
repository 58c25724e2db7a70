import { takesPart } from '@camping/core/experiments/takes-part.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { use, useEffect, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { useApp } from '../app/app-context.tsx'
import { LoadMessagesContext } from '../app/lazy-words.ts'
import type { Shown } from '../routing/page-outlet.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { dropConsent, keptConsent } from './kept-consent.browser.ts'
import { useConsent } from './use-consent.ts'

/** Asks for consent where it is missing, and lets begin and end what depends on it: experiments and the tag manager. */
export function ConsentHost({ shown }: { shown: Shown }): ReactNode {
  const app = useApp()
  const store = useStore() as Store
  const loadMessages = use(LoadMessagesContext)
  const { given } = useConsent()
  const { config } = app

  useEffect(() => {
    const answered = keptConsent() !== undefined
    if (!given && answered) dropConsent()
    // Who never answered has nothing that could be counted or forgotten.
    if (answered && loadMessages && takesPart(config))
      void import('../experiments/start-experiments.browser.ts').then(
        ({ startExperiments }) => startExperiments({ app, store, loadMessages }),
        () => undefined,
      )
  }, [given, app, config, store, loadMessages])

  useEffect(() => {
    if (!config.tagManagerId) return
    const request = shown.kind === 'page' ? shown.request : undefined
    void import('../analytics/follow-page.browser.ts')
      .then(({ followPage }) => followPage(app, { request, given: given ?? [] }))
      .catch(reportError)
  }, [shown, given, app, config])

  return <ConsentQuestion shown={shown} />
}
