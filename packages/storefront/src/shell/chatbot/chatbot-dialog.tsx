import type { ChatLine } from '@camping/core/chatbot/chatbot.slice.ts'
import { longestQuestion } from '@camping/core/chatbot/chatbot.thunks.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { selectUser } from '@camping/core/session/session.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ChatbotPanel, type ChatbotPanelLine } from '@camping/ui/chatbot/chatbot-panel.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useConsent } from '../../kit/consent/use-consent.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { HandOver } from './hand-over.tsx'
import { useChat } from './use-chat.ts'

export { endChat } from './use-chat.ts'

interface ChatbotDialogProps {
  readonly request: PageRequest
  /** Where the chatbot answers. */
  readonly address: string
  readonly onClose: () => void
}

/** What a visitor agrees to; undefined once that has happened. */
function useConsentQuestion(signedIn: boolean) {
  const { site } = useApp()
  const t = useText()
  const { agreed, agreeToChat } = useConsent()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  if (agreed.includes('chat')) return undefined
  const slug = navigation?.taggedPages['privacy']?.slug
  return {
    title: t('chatbot.consent.title'),
    paragraphs: [
      t('chatbot.consent.text'),
      ...(signedIn ? [t('chatbot.consent.bookings')] : []),
      t('chatbot.consent.withdraw'),
    ],
    agree: t('chatbot.consent.agree'),
    refuse: t('chatbot.consent.refuse'),
    more: slug ? { text: t('chatbot.consent.more'), href: buildPath(site, 'info', { slug }) } : undefined,
    onAgree: agreeToChat,
  }
}

/** The conversation with the chatbot over the page; asks for consent first. */
export function ChatbotDialog({ request, address, onClose }: ChatbotDialogProps) {
  const t = useText()
  const signedIn = useAppSelector(selectUser) !== undefined
  const consent = useConsentQuestion(signedIn)
  const { lines, status, ask } = useChat({ request, address, signedIn })
  const question = lines.findLast(({ kind }) => kind === 'question')
  const lineOf = (line: ChatLine): ChatbotPanelLine => {
    if (line.kind === 'question') return { from: 'visitor', text: line.text }
    if (line.kind === 'unknown') return { from: 'chatbot', text: t('chatbot.unknown') }
    const { text, source } = line
    return {
      from: 'chatbot',
      text,
      ...(source && { source: { text: t('chatbot.source', { title: source.title }), href: source.path } }),
    }
  }
  return (
    <ChatbotPanel
      title={t('chatbot.title')}
      intro={t('chatbot.intro')}
      words={{
        close: t('shell.close'),
        log: t('chatbot.log'),
        visitor: t('chatbot.you'),
        chatbot: t('chatbot.answer'),
        label: t('chatbot.label'),
        send: t('chatbot.send'),
        busy: t('chatbot.busy'),
        retry: t('chatbot.retry'),
      }}
      consent={consent}
      lines={lines.map(lineOf)}
      busy={status === 'busy'}
      trouble={status === 'failed' || status === 'offline' ? t(`chatbot.${status}`) : undefined}
      maxLength={longestQuestion}
      onAsk={ask}
      onRetry={() => ask()}
      onClose={onClose}
      handOver={
        question?.kind === 'question' && (
          <HandOver request={request} signedIn={signedIn} question={question.text} onLeave={onClose} />
        )
      }
    />
  )
}
