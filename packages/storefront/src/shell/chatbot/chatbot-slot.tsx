import { useAppStore } from '@camping/core/store/create-store.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { ChatbotLauncher } from '@camping/ui/chatbot/chatbot-launcher.tsx'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useConsent } from '../../kit/consent/use-consent.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { Shown } from '../../kit/routing/shown.ts'

const loadDialog = () => import('./chatbot-dialog.tsx')
const ChatbotDialog = lazyPart(() => loadDialog().then((module) => ({ default: module.ChatbotDialog })))

/**
 * The chatbot's button, on every page but those where somebody books or pays (portal-9). What is behind it is loaded when somebody
 * reaches for it, and nothing leaves before consent (consent-7).
 */
export function ChatbotSlot({ shown, address }: { shown: Shown; address: string }) {
  useLazyWords('chatbot')
  const t = useText()
  const store = useAppStore()
  const [open, setOpen] = useState(false)
  const agreed = useConsent().agreed.includes('chat')
  const request = shown.kind === 'page' ? shown.request : undefined
  // Whoever takes consent back ends the conversation at once, on whatever page.
  useEffect(() => {
    if (!agreed && store.getState().chatbot)
      void loadDialog().then(
        ({ endChat }) => endChat(store),
        () => undefined,
      )
  }, [agreed, store])
  if (!request || routeRow(request.name).consent === false) return null
  return (
    <>
      <ChatbotLauncher
        label={t('chatbot.open')}
        open={open}
        onOpen={() => setOpen(true)}
        onIntent={() => void loadDialog().catch(() => undefined)}
      />
      {open && (
        <Suspense fallback={null}>
          <ChatbotDialog request={request} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
