import { feeOf, namesMethods, payableAmounts } from '@camping/core/payment/payment.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { methodText } from '../../../kit/payment/method-text.ts'
import { PlainNotice, useFormAnswer } from '../../../kit/plain/form-answer.tsx'
import { amountKey, providerKey } from '../payment-keys.ts'
import { useBookingToPay, type BookingToPay } from '../use-booking-to-pay.ts'
import type { OpenedPayment } from './pay.form.ts'

/** Provider and amount as a form, and then the link to the provider's page, where no script runs. */
export function PlainPay({ bookingId }: { bookingId: string }) {
  const toPay = useBookingToPay(bookingId)
  const answer = useFormAnswer('pay')
  const opened = answer?.found as OpenedPayment | undefined
  if (!toPay || toPay.providers.length === 0) return null
  return opened ? <ToProvider opened={opened} toPay={toPay} /> : <PayForm toPay={toPay} />
}

function ToProvider({ opened: { url, total }, toPay }: { opened: OpenedPayment; toPay: BookingToPay }) {
  const t = useText()
  const money = useMoney()
  const amount = money(total, { currency: toPay.booking.currency })
  return (
    <section>
      <h2>{t('payment.options.title')}</h2>
      <p>{t('payment.options.text')}</p>
      <p>
        <ButtonLink kind="primary" href={url} rel="noreferrer">
          {t('payment.options.pay', { amount })}
        </ButtonLink>
      </p>
    </section>
  )
}

function PayForm({ toPay: { booking, providers } }: { toPay: BookingToPay }) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const answer = useFormAnswer('pay')
  const { bookingRef: bookingId, currency, due, paymentRates } = booking
  const amounts = payableAmounts(paymentRates, due)
  const isChosen = (field: string, value: string, first: boolean) =>
    answer?.values?.[field] ? answer.values[field] === value : first
  return (
    <form method="post" action={buildPath(site, 'payment', { bookingId })}>
      <PlainNotice answer={answer} countId="person.errors" />
      <fieldset>
        <legend>{t('payment.how')}</legend>
        {providers.map((provider, at) => {
          const key = providerKey(provider)
          const fee = feeOf(provider, {})
          return (
            <label key={key}>
              <input
                type="radio"
                name="provider"
                value={key}
                defaultChecked={isChosen('provider', key, at === 0)}
              />
              <span>
                {methodText(t, provider, namesMethods(providers, provider))}{' '}
                <small>
                  {fee > 0 ? t('payment.fee', { fee: money(fee, { currency }) }) : t('payment.noFee')}
                </small>
              </span>
            </label>
          )
        })}
      </fieldset>
      <fieldset>
        <legend>{t('payment.howMuch')}</legend>
        {amounts.map((one, at) => {
          const key = amountKey(one)
          return (
            <label key={key}>
              <input
                type="radio"
                name="amount"
                value={key}
                defaultChecked={isChosen('amount', key, at === 0)}
              />
              <span>
                {one.rate
                  ? t(`price.rate.${one.rate.kind}`, {
                      number: one.rate.index + 1,
                      count: amounts.length - 1,
                    })
                  : t('payment.all')}{' '}
                <b>{money(one.amount, { currency })}</b>{' '}
                {one.rate && <small>{t('price.rate.until', { date: dates.long(one.rate.dueDate) })}</small>}
              </span>
            </label>
          )
        })}
      </fieldset>
      <input type="hidden" name="key" value={randomKey()} />
      <p>
        <Button type="submit" kind="primary" size="lg" name="pay" value="on">
          {t('payment.next')}
        </Button>
      </p>
    </form>
  )
}
