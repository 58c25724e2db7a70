import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useNavigate } from 'react-router-dom'
import { campsiteHref } from '../order/campsite-href.ts'
import styles from './give-up.module.css'
import type { Checkout } from '../order/use-checkout.ts'

/** The ways out: another stay, or none, which releases the accommodation and deletes the input after a confirmation. */
export function GiveUp({ checkout: { cart, stop } }: { checkout: Checkout }) {
  const app = useApp()
  const navigate = useNavigate()
  const t = useText()
  const [release] = checkoutApi.useReleaseCartMutation()
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | 'failed'>('closed')
  const question = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  const open = state !== 'closed'
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) question.current?.focus()
    else if (wasOpen.current) opener.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])

  const giveUp = async () => {
    setState('busy')
    const { error } = await release({ id: cart.id })
    if (error && 'status' in error && error.status !== 404) return setState('failed')
    stop()
    void navigate(campsiteHref(app, cart))
  }
  return (
    <div className={styles.giveUp} ref={opener}>
      {open ? (
        <div role="group" aria-labelledby="give-up" className={styles.question}>
          <p id="give-up" ref={question} tabIndex={-1}>
            {t('hold.giveUp.question')}
          </p>
          <div className={styles.answers}>
            <MuiButton onClick={() => setState('closed')}>{t('hold.giveUp.no')}</MuiButton>
            <MuiButton kind="danger" busy={state === 'busy'} onClick={() => void giveUp()}>
              {t('hold.giveUp.yes')}
            </MuiButton>
          </div>
          {state === 'failed' && (
            <Notice kind="error" live>
              {t('hold.unreachable')}
            </Notice>
          )}
        </div>
      ) : (
        <div className={styles.answers}>
          <MuiButtonLink kind="quiet" icon="edit" href={campsiteHref(app, cart)}>
            {t('checkout.stay.change')}
          </MuiButtonLink>
          <MuiButton kind="quiet" onClick={() => setState('asking')}>
            {t('hold.giveUp')}
          </MuiButton>
        </div>
      )}
    </div>
  )
}
