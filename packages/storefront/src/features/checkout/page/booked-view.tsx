import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useEffect } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useNavigate } from 'react-router-dom'

/** Back from the confirmation, or booked in another tab: nothing is left to do here, so the confirmation opens. */
export function BookedView({ cart }: { cart: Cart }) {
  const { site } = useApp()
  const navigate = useNavigate()
  const t = useText()
  const confirmation = buildPath(site, 'bookingConfirmation', { cartId: cart.id })
  useEffect(() => void navigate(confirmation, { replace: true }), [navigate, confirmation])
  return (
    <EmptyState
      level={1}
      title={t('checkout.booked')}
      text={t('checkout.booked.text')}
      actions={
        <MuiButtonLink kind="primary" size="lg" href={confirmation}>
          {t('checkout.booked.show')}
        </MuiButtonLink>
      }
    />
  )
}
