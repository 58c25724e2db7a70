import type { Cart } from '@camping/contract/booking.schemas.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import { campsiteHref } from './campsite-href.ts'

/** The hold is over: nothing was booked, and one click asks for the same stay again. */
export function ExpiredView({ cart }: { cart: Cart }) {
  const app = useApp()
  const t = useText()
  const dates = useStayDates()
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('checkout.expired')}
        text={t('checkout.expired.text', {
          site: cart.site.name,
          dates: dates.range(cart.stay.dateFrom, cart.stay.nights),
        })}
        actions={
          <ButtonLink kind="primary" size="lg" href={campsiteHref(app, cart)}>
            {t('checkout.expired.again')}
          </ButtonLink>
        }
      />
    </div>
  )
}
