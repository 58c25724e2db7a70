import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { refreshCart } from '@camping/core/checkout/refresh.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { IconButton } from '@camping/ui/button/icon-button.tsx'
import { useEffect, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useSpan } from '../format/use-dates.ts'
import { useMoment } from '../format/use-moment.ts'
import { namedUnit } from '../format/named-unit.ts'
import { useText } from '../format/use-text.ts'
import styles from './held-cart-notice.module.css'

export interface HeldCartNoticeProps {
  cartId: string
  /** On the page of a campsite: only a cart of this one counts there. Elsewhere the notice floats and can be closed. */
  siteId?: number | undefined
}

/**
 * Who comes back from the checkout sees that the unit is still reserved, and goes on from here. Renders nothing for a cart of another
 * campsite, and nothing after the hold's end.
 */
export function HeldCartNotice({ siteId, cartId }: HeldCartNoticeProps) {
  useLazyWords('offer', 'price')
  const { site } = useApp()
  const t = useText()
  const moment = useMoment()
  const span = useSpan()
  const dispatch = useAppDispatch()
  const { data: cart } = checkoutApi.useCartQuery({ id: cartId }, { refetchOnMountOrArgChange: true })
  const [closed, setClosed] = useState(false)
  const isHere = siteId === undefined || cart?.site.id === siteId
  const held = cart?.state === 'open' && isHere ? cart : undefined
  const left = held && Date.parse(held.expiresAt) - Date.parse(held.serverTime)
  useEffect(() => {
    if (left === undefined) return
    const over = setTimeout(() => void dispatch(refreshCart(cartId)), left + 1000)
    return () => clearTimeout(over)
  }, [left, dispatch, cartId])
  if (!held || closed) return null
  const { stay, expiresAt } = held
  const unit = namedUnit(t, held)
  const notice = (
    <Alert
      kind="info"
      title={t('offer.hold', {
        name: siteId === undefined ? `${held.site.name}, ${unit}` : unit,
      })}
      action={
        <ButtonLink kind="brand" href={buildPath(site, 'booking', { cartId: held.id })}>
          {t('offer.hold.continue')}
        </ButtonLink>
      }
    >
      <p>
        {t('offer.hold.text', {
          ...span(stay.dateFrom, stay.nights),
          time: moment(expiresAt).time,
        })}
      </p>
    </Alert>
  )
  if (siteId !== undefined) return notice
  return (
    <section className={styles.floating} aria-label={t('offer.hold.continue')}>
      {notice}
      <div className={styles.close}>
        <IconButton icon="close" label={t('shell.close')} onClick={() => setClosed(true)} />
      </div>
    </section>
  )
}
