import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../../format/use-text.ts'
import styles from './confirmation-page.module.css'

/**
 * Has the mail sent again, to the address of the booking (SPEC.md §8 "Confirmation send"). Too soon after the last one is
 * no failure: it is on its way.
 */
export function ResendMail({ cartId }: { cartId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [resend, { isLoading }] = checkoutApi.useResendConfirmationMutation()
  const [tooSoon, setTooSoon] = useState(false)
  const send = async () => {
    setTooSoon(false)
    const { error } = await resend({ cartId })
    if ((error as ApiError | undefined)?.status === 429) return setTooSoon(true)
    dispatch(
      error
        ? toastAdded({ kind: 'error', message: 'send-confirmation-fail' })
        : toastAdded({ kind: 'success', message: 'send-confirmation-success' }),
    )
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
