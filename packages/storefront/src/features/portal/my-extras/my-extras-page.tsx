import { allowsChanges } from '@camping/contract/change-rules.ts'
import { myExtrasApi, portalApi } from '@camping/core/portal/portal.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { LazyCodeDialog } from '../changes/lazy-code-dialog.tsx'
import { ExtraList } from '../../../kit/booking-parts/extra-list.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { verdictInSession } from '../../../kit/portal/verdict-in-session.ts'
import { BookingPartHead } from '../../../kit/portal/booking-part-head.tsx'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'
import { useRuleText } from '../changes/use-rule-text.ts'
import styles from './my-extras-page.module.css'
import { useMyExtras, type MyExtrasChoice } from './use-my-extras.ts'

/** The extras of a booking, with the price of another choice before it is saved. */
function MyExtrasPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const t = useText()
  const ruleText = useRuleText()
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  const choice = useMyExtras(bookingId)
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
      <Notice kind={isOpen ? 'info' : 'warning'}>{ruleText(data.terms)}</Notice>
      {data.extras.length === 0 ? (
        <p>{t('booked.none')}</p>
      ) : (
        <ExtraList level={2} extras={choice.shown} currency={data.currency} setExtra={choice.setExtra} />
      )}
      {trouble && (
        <Notice kind={trouble === 'priceChanged' ? 'warning' : 'error'} live>
          {t(`booked.${trouble}`)}
        </Notice>
      )}
      {isOpen && data.extras.length > 0 && <Difference choice={choice} />}
      <LazyCodeDialog bookingId={bookingId} question={choice.question} />
    </PortalFrame>
  )
}

/** Price difference of the choice, announced politely, and the button that saves it. */
function Difference({ choice }: { choice: MyExtrasChoice }) {
  const t = useText()
  const money = useMoney()
  const { difference, mustPay, saving, save, data } = choice
  const { payable, onSite, isChange } = difference
  const amount = (minor: number) => money(Math.abs(minor), { currency: data.currency })
  return (
    // It covers what one chooses from only where there is something to take over.
    <div className={`${styles.sum} ${isChange ? styles.stuck : ''}`}>
      <div role="status" className={styles.lines}>
        {!isChange && <p>{t('booked.unchanged')}</p>}
        {isChange && (
          <p className={styles.line}>
            <span>{t(payable < 0 ? 'booked.less' : 'booked.more')}</span>
            <b>{amount(payable)}</b>
          </p>
        )}
        {onSite !== 0 && (
          <p className={styles.line}>
            <span>{t(onSite < 0 ? 'booked.onSite.less' : 'booked.onSite.more')}</span>
            <b>{amount(onSite)}</b>
          </p>
        )}
      </div>
      <MuiButton kind="primary" size="lg" busy={saving} disabled={!isChange} onClick={() => void save()}>
        {t(mustPay ? 'booked.pay' : 'booked.save')}
      </MuiButton>
    </div>
  )
}

export const page: Page = {
  Component: MyExtrasPage,
  async prepare(request, dispatch) {
    const { params, anew } = request
    const bookingId = params['bookingId'] ?? ''
    const fresh = { subscribe: false, forceRefetch: anew }
    const [booking, extras] = await Promise.all([
      dispatch(portalApi.endpoints.customerBooking.initiate({ bookingId }, fresh)),
      dispatch(myExtrasApi.endpoints.bookingExtras.initiate({ bookingId }, fresh)),
    ])
    return verdictInSession(booking.error ?? extras.error, request, dispatch)
  },
}
