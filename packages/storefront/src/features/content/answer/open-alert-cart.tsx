import { useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { AnswerOutcome, LinkQuestion, type Outcome } from './answer-parts.tsx'

const loadOpening = () =>
  Promise.all([
    import('@camping/core/checkout/alert-cart.thunks.ts'),
    import('@camping/core/checkout/tab-carts.browser.ts'),
  ])

/**
 * The link of a mail about a free stay leads straight into its cart. Without scripts a button does; a program that follows links
 * does no harm, because the link opens the same cart again (decision 319).
 */
export function OpenAlertCart({ token, action }: { readonly token: string; readonly action: string }) {
  const { site } = useApp()
  const t = useText()
  const store = useAppStore()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // Once for each link: opening is a change.
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (opened.current === token) return
    opened.current = token
    void loadOpening()
      .then(async ([{ openAlertCart }, { openTabCarts }]) => {
        await openTabCarts(store, site)
        return await store.dispatch(openAlertCart(token))
      })
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (typeof answer === 'string') setOutcome(answer)
        // Back leads to where the visitor was before, and opens nothing again.
        else void navigate(buildPath(site, 'booking', { cartId: answer.cartId }), { replace: true })
      })
  }, [token, store, site, navigate])
  if (outcome) return <AnswerOutcome outcome={outcome} />
  return (
    <LinkQuestion
      title={t('answer.free.title')}
      text={t('answer.free.text')}
      button={t('answer.free.button')}
      action={action}
    />
  )
}
