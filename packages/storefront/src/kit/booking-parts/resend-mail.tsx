import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../format/use-text.ts'
import styles from './resend-mail.module.css'

/**
 * Resends the mail to the address of the booking (booking-10). A request too soon after the last one is no failure: the
 * mail is on its way.
 */
export function ResendMail({ cartId }: { cartId: string }) {
  const t = useText()
  const [resend, { isLoading }] = checkoutApi.useResendConfirmationMutation()
  const [tooSoon, setTooSoon] = useState(false)
  const send = async () => {
    setTooSoon(false)
    const { error } = await resend({ cartId })
    setTooSoon((error as ApiError | undefined)?.status === 429)
  }
  return (
    <>
      <Button icon="mail" busy={isLoading} onClick={() => void send()}>
        {t('travel.resend')}
      </Button>
      <p role="status" className={styles.status}>
        {tooSoon && t('travel.resend.wait')}
      </p>
    </>
  )
}
