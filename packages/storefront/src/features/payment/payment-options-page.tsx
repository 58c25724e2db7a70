import { feeOf, namesMethods } from '@camping/core/payment/payment.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { PageHead } from '../../kit/head/page-head.tsx'
import { useMoney } from '../../kit/format/use-money.ts'
import { useBookedRange } from '../../kit/format/use-booked-range.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../kit/routing/page-view.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { FactList } from '../../kit/portal/fact-list.tsx'
import { PortalFrame } from '../../kit/portal/portal-frame.tsx'
import { PortalWaiting, type PortalWaitingProps } from '../../kit/portal/portal-waiting.tsx'
import { methodText } from '../../kit/payment/method-text.ts'
import { NoProviders } from './no-providers.tsx'
import styles from './payment-page.module.css'
import { prepareBookingToPay, useBookingToPay } from './use-booking-to-pay.ts'
import { useStartPayment } from './use-start-payment.ts'

/** payment-1, steps 3 and 4: the summary, and the start of the payment. */
function PaymentOptionsPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const { site, market } = useApp()
  const t = useText()
  const money = useMoney()
  const booked = useBookedRange()
  const toPay = useBookingToPay(bookingId)
  const { starting, start } = useStartPayment()
  const head = (
    <>
      <PageHead title={t('payment.options.title')} description={t('payment.options.description')} />
      <h1>{t('payment.options.title')}</h1>
    </>
  )
  const returnPath = buildPath(site, 'payment', { bookingId })
  if (!toPay || toPay.asking || toPay.askingForFee) return <PortalWaiting request={request} head={head} />
  const { booking, choice, provider, providers } = toPay
  if (!provider) return <NothingToPayWith request={request} head={head} back={returnPath} />
  const { paymentProviderIdentifier: id, paymentMethodIdentifier: paymentMethod } = provider
  const { amount = 0, rateIndex, extras, heldChange } = choice
  const fee = feeOf(provider, choice)
  const inMoney = (minor: number) => money(minor, { currency: booking.currency })
  return (
    <PortalFrame request={request}>
      {head}
      <Panel title={booking.site.name}>
        <p className={styles.stay}>{booked(booking.dateFrom, booking.nights)}</p>
        <FactList
          facts={[
            {
              label: t('payment.options.method'),
              value: methodText(t, provider, namesMethods(providers, provider)),
            },
            { label: t('payment.options.amount'), value: inMoney(amount) },
            ...(fee > 0 ? [{ label: t('payment.options.fee'), value: inMoney(fee) }] : []),
            {
              label: t('payment.options.total'),
              value: <strong className={styles.total}>{inMoney(amount + fee)}</strong>,
            },
          ]}
        />
        <p className={styles.text}>{t('payment.options.text')}</p>
        <div className={styles.actions}>
          <MuiButton
            kind="primary"
            size="lg"
            icon="lock"
            busy={starting}
            onClick={() =>
              void start(id, {
                bookingId,
                amount,
                ...(rateIndex === undefined ? {} : { rateIndex }),
                ...(extras ? { extras } : {}),
                ...(heldChange === undefined ? {} : { heldChange }),
                paymentMethod,
                apiLocale: market.apiLocale,
                returnPath,
              })
            }
          >
            {t('payment.options.pay', { amount: inMoney(amount + fee) })}
          </MuiButton>
          <MuiButtonLink kind="quiet" href={returnPath}>
            {t('payment.options.change')}
          </MuiButtonLink>
        </div>
      </Panel>
    </PortalFrame>
  )
}

/** No provider is available: leads back. */
function NothingToPayWith({ request, head, back }: PortalWaitingProps & { back: string }) {
  const t = useText()
  return (
    <PortalFrame request={request}>
      {head}
      <NoProviders />
      <div className={styles.actions}>
        <MuiButtonLink href={back}>{t('payment.options.change')}</MuiButtonLink>
      </div>
    </PortalFrame>
  )
}

export const page: Page = { Component: PaymentOptionsPage, prepare: prepareBookingToPay }
