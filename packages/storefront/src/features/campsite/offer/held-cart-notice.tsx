import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { refreshCart } from '@camping/core/checkout/refresh.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'

/**
 * After Back from the checkout, explains that the unit is reserved for this visitor, and links to the checkout. Renders
 * nothing for a cart of another campsite, and nothing after the hold's end.
 */
export function HeldCartNotice({ siteId, cartId }: { siteId: number; cartId: string }) {
  useLazyWords('offer')
  const { site } = useApp()
  const t = useText()
  const intl = useIntl()
  const dates = useStayDates()
  const dispatch = useAppDispatch()
  const { data: cart } = checkoutApi.useCartQuery({ id: cartId }, { refetchOnMountOrArgChange: true })
  const held = cart?.state === 'open' && cart.site.id === siteId ? cart : undefined
  const left = held && Date.parse(held.expiresAt) - Date.parse(held.serverTime)
  useEffect(() => {
    if (left === undefined) return
    const over = setTimeout(() => void dispatch(refreshCart(cartId)), left + 1000)
    return () => clearTimeout(over)
  }, [left, dispatch, cartId])
  if (!held) return null
  const { stay, accommodation, expiresAt } = held
  return (
    <Alert
      kind="info"
      title={t('offer.hold', { name: accommodation.name })}
      action={
        <ButtonLink kind="brand" href={buildPath(site, 'booking', { cartId: held.id })}>
          {t('offer.hold.continue')}
        </ButtonLink>
      }
    >
      <p>
        {t('offer.hold.text', {
          dates: dates.period(stay.dateFrom, stay.nights),
          time: intl.formatTime(expiresAt),
        })}
      </p>
    </Alert>
  )
}
