import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useState } from 'react'
import { useText } from '../format/use-text.ts'
import styles from './resend-mail.module.css'

interface ResendMailProps {
  /** The call of the page: by the booking's link, or by the session of its customer. */
  readonly resend: () => PromiseLike<{ error?: unknown }>
  readonly busy: boolean
}

/**
 * Resends the mail to the address of the booking (booking-10). A request too soon after the last one is no failure: the
 * mail is on its way.
 */
export function ResendMail({ resend, busy }: ResendMailProps) {
  const t = useText()
  const [tooSoon, setTooSoon] = useState(false)
  const send = async () => {
    setTooSoon(false)
    const { error } = await resend()
    setTooSoon((error as ApiError | undefined)?.status === 429)
  }
  return (
    <>
      <MuiButton icon="mail" busy={busy} onClick={() => void send()}>
        {t('travel.resend')}
      </MuiButton>
      <p role="status" className={styles.status}>
        {tooSoon && t('travel.resend.wait')}
      </p>
    </>
  )
}
