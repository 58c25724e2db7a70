import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'

/** Back from the confirmation: this stay is booked already and cannot be booked twice. */
export function BookedView({ cart }: { cart: Cart }) {
  const { site } = useApp()
  const t = useText()
  return (
    <EmptyState
      level={1}
      title={t('checkout.booked')}
      text={t('checkout.booked.text')}
      actions={
        <ButtonLink
          kind="primary"
          size="lg"
          href={buildPath(site, 'bookingConfirmation', { cartId: cart.id })}
        >
          {t('checkout.booked.show')}
        </ButtonLink>
      }
    />
  )
}
