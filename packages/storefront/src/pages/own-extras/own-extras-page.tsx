import { allowsChanges } from '@camping/contract/change-rules.ts'
import { ownExtrasApi } from '@camping/core/portal/own-extras-queries.ts'
import { portalApi } from '@camping/core/portal/portal-queries.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { ExtraList } from '../../extras/extra-list.tsx'
import { useMoney } from '../../format/use-money.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { BookingPartHead } from '../portal/booking-part-head.tsx'
import { PortalFrame } from '../portal/portal-frame.tsx'
import { PortalWaiting } from '../portal/portal-waiting.tsx'
import { useRuleText } from '../portal/use-rule-text.ts'
import styles from './own-extras-page.module.css'
import { useOwnExtras, type OwnExtrasChoice } from './use-own-extras.ts'

/** The extras of a booking, with what another choice costs before it is made. */
function OwnExtrasPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const t = useText()
  const ruleText = useRuleText()
  const { data: booking } = portalApi.useOwnBookingQuery({ bookingId })
  const choice = useOwnExtras(bookingId)
  const head = (
    <BookingPartHead
      bookingId={bookingId}
      title={t('booked.title')}
      description={t('booked.description')}
      stay={booking}
    />
  )
  if (!booking || !choice) return <PortalWaiting request={request} head={head} />
  const { data, trouble } = choice
  const isOpen = allowsChanges(data.terms.rule)
  return (
    <PortalFrame request={request}>
      {head}
      <Alert kind={isOpen ? 'info' : 'warning'}>{ruleText(data.terms)}</Alert>
      {data.extras.length === 0 ? (
        <p>{t('booked.none')}</p>
      ) : (
        <ExtraList level={2} extras={choice.shown} currency={data.currency} setExtra={choice.setExtra} />
      )}
      {trouble && (
        <Alert kind={trouble === 'priceChanged' ? 'warning' : 'error'} live>
          {t(`booked.${trouble}`)}
        </Alert>
      )}
      {isOpen && data.extras.length > 0 && <Difference choice={choice} />}
    </PortalFrame>
  )
}

/** What the choice changes, said politely, and the button that makes it so. */
function Difference({ choice }: { choice: OwnExtrasChoice }) {
  const t = useText()
  const money = useMoney()
  const { difference, mustPay, saving, save, data } = choice
  const { ours, onSite, isChange } = difference
  const amount = (minor: number) => money(Math.abs(minor), { currency: data.currency })
  return (
    <div className={styles.sum}>
      <div role="status" className={styles.lines}>
        {!isChange && <p>{t('booked.unchanged')}</p>}
        {isChange && (
          <p className={styles.line}>
            <span>{t(ours < 0 ? 'booked.less' : 'booked.more')}</span>
            <b>{amount(ours)}</b>
          </p>
        )}
        {onSite !== 0 && (
          <p className={styles.line}>
            <span>{t(onSite < 0 ? 'booked.onSite.less' : 'booked.onSite.more')}</span>
            <b>{amount(onSite)}</b>
          </p>
        )}
      </div>
      <Button kind="primary" size="lg" busy={saving} disabled={!isChange} onClick={() => void save()}>
        {t(mustPay ? 'booked.pay' : 'booked.save')}
      </Button>
    </div>
  )
}

export const page: Page = {
  Component: OwnExtrasPage,
  async prepare({ params, pathname }, dispatch) {
    const bookingId = params['bookingId'] ?? ''
    const fresh = { subscribe: false, forceRefetch: true }
    const [booking, extras] = await Promise.all([
      dispatch(portalApi.endpoints.ownBooking.initiate({ bookingId }, fresh)),
      dispatch(ownExtrasApi.endpoints.ownExtras.initiate({ bookingId }, fresh)),
    ])
    return verdictOfError(booking.error ?? extras.error, pathname)
  },
}
