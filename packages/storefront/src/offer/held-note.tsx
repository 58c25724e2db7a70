import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useStayDates } from '../format/use-dates.ts'
import { useText } from '../format/use-text.ts'

/**
 * Says to whoever comes Back from the checkout that the unit they see as booked is held for them, and leads on. Nothing
 * when the cart of this tab is of another campsite, and nothing any more when its time is over.
 */
export function HeldNote({ siteId, cartId }: { siteId: number; cartId: string }) {
  useLazyWords('offer')
  const { site } = useApp()
  const t = useText()
  const intl = useIntl()
  const dates = useStayDates()
  const { data: cart, refetch } = checkoutApi.useCartQuery(
    { id: cartId },
    { refetchOnMountOrArgChange: true },
  )
  const held = cart?.state === 'open' && cart.site.id === siteId ? cart : undefined
  const left = held && Date.parse(held.expiresAt) - Date.parse(held.serverTime)
  useEffect(() => {
    if (left === undefined) return
    const over = setTimeout(() => void refetch(), left + 1000)
    return () => clearTimeout(over)
  }, [left, refetch])
  if (!held) return null
  const { stay, accommodation, expiresAt } = held
  return (
    <Alert
      kind="info"
      title={t('offer.held', { name: accommodation.name })}
      action={
        <ButtonLink kind="brand" href={buildPath(site, 'booking', { cartId: held.id })}>
          {t('offer.held.continue')}
        </ButtonLink>
      }
    >
      <p>
        {t('offer.held.text', {
          dates: dates.period(stay.dateFrom, stay.nights),
          time: intl.formatTime(expiresAt),
        })}
      </p>
    </Alert>
  )
}
