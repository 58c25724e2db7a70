import { isSpentConsent } from '@camping/core/consent/consent.rules.ts'
import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useStore } from 'react-redux'
import { useApp } from '../../kit/app/app-context.tsx'
import { LoadMessagesContext } from '../../kit/app/lazy-words.ts'
import type { Shown } from '../../kit/routing/shown.ts'
import { chatbotAddress } from '../chatbot/chatbot-address.browser.ts'
import { useShellSlots } from '../frame/shell-slots.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { dropConsent, savedConsent } from '../../kit/consent/saved-consent.browser.ts'
import { useConsent } from '../../kit/consent/use-consent.ts'
import { waitingEvents } from '../../kit/analytics/waiting-events.browser.ts'

/** A page whose browser blocks the file has no chatbot. */
const ChatbotSlot = lazyPart(() =>
  import('../chatbot/chatbot-slot.tsx').then(
    (module) => ({ default: module.ChatbotSlot }),
    () => ({ default: () => null }),
  ),
)

/** Addresses that this document showed before anything followed its pages. */
const before: { readonly pathname: string; readonly search: string }[] = []
let isFollowed = false

/** Cookies of tags and events that wait, from a time when the visitor agreed. */
const hasLeftovers = () => /(^|; )_g/.test(document.cookie) || waitingEvents().length > 0

/** Asks for missing consent, and starts and stops the features that depend on it: experiments, the tag manager, the chatbot. */
export function ConsentHost({ shown }: { shown: Shown }): ReactNode {
  const app = useApp()
  const store = useStore() as Store
  const loadMessages = use(LoadMessagesContext)
  const { loadAlphaBox } = useShellSlots()
  const { given } = useConsent()
  const { config, today } = app
  // What the document began with: other pages came into it without a document of their own.
  const [began] = useState(shown.kind === 'page' ? shown.request.name : undefined)

  const [chatbot] = useState(() => (config.chatbot ? chatbotAddress() : undefined))

  useEffect(() => {
    const cookie = savedConsent()
    const answered = cookie !== undefined
    if (isSpentConsent(cookie, today)) dropConsent()
    // Without an answer there is nothing to count or delete.
    if (answered && loadMessages && takesPart(config))
      void import('../experiments/start-experiments.browser.ts').then(
        ({ startExperiments }) => startExperiments({ app, store, loadMessages, loadAlphaBox }, began),
        () => undefined,
      )
  }, [given, app, config, today, store, loadMessages, loadAlphaBox, began])

  const agreesToStatistics = given?.includes('statistics')
  useEffect(() => {
    if (agreesToStatistics && document.querySelector('[data-reports]'))
      void import('../error-reports/start-reports.browser.ts').then(
        ({ startReports }) => startReports(store),
        () => undefined,
      )
  }, [agreesToStatistics, store])

  useEffect(() => {
    if (!config.tagManagerId) return
    const request = shown.kind === 'page' ? shown.request : undefined
    const { pathname, search } = window.location
    if (!isFollowed) before.push({ pathname, search })
    // Nothing of what measures is fetched for a visitor who did not agree, except to remove what is left of it.
    if (!isFollowed && !given?.includes('marketing') && !hasLeftovers()) return
    // Once for a page that began with consent; another entry is from before it.
    const isFromStart = !isFollowed && before.length === 1
    isFollowed = true
    const follow = async () => {
      const { followPage } = await import('../analytics/follow-page.browser.ts')
      followPage(app, { request, given: given ?? [], before: before.splice(0) })
      if (!given?.includes('marketing')) return
      const [{ followContent }, { sendEvent }] = await Promise.all([
        import('../analytics/follow-content.browser.ts'),
        import('../../kit/analytics/send-event.browser.ts'),
      ])
      followContent(store, shown, { send: (event) => sendEvent(config, event), isFromStart })
    }
    void follow().catch(reportError)
  }, [shown, given, app, store, config])

  const [agreedAtStart] = useState(agreesToStatistics === true)
  useEffect(() => {
    if (!config.visitCounters || !agreesToStatistics) return
    const tagsFollow = !!config.tagManagerId && !!given?.includes('marketing')
    void import('../analytics/follow-visits.browser.ts').then(
      ({ followVisits }) => followVisits(app, store, { shown, isFromStart: agreedAtStart, tagsFollow }),
      () => undefined,
    )
  }, [shown, given, agreesToStatistics, agreedAtStart, app, store, config])

  return (
    <>
      <ConsentQuestion shown={shown} />
      {chatbot && (
        <Suspense fallback={null}>
          <ChatbotSlot shown={shown} address={chatbot} />
        </Suspense>
      )}
    </>
  )
}
