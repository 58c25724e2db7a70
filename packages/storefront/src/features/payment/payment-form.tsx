import {
  chosenProvider,
  constantFee,
  feeOf,
  leastAmount,
  namesMethods,
  payableAmounts,
  paysForChange,
  type PayableAmount,
} from '@camping/core/payment/payment.rules.ts'
import { paymentChosen, paymentSlice } from '@camping/core/payment/payment.slice.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { PaymentMarks } from '@camping/ui/payment-marks/payment-marks.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { Field, Form, useField } from 'react-final-form'
import { useApp } from '../../kit/app/app-context.tsx'
import { useMoney } from '../../kit/format/use-money.ts'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useText } from '../../kit/format/use-text.ts'
import { useNavigate } from 'react-router-dom'
import styles from './payment-page.module.css'
import { methodDetail, methodText } from '../../kit/payment/method-text.ts'
import { expressFirst, methodMarks } from '../../kit/payment/method-marks.ts'
import { amountKey, providerKey } from './payment-keys.ts'
import { useAmountRule } from './use-amount-rule.ts'
import type { BookingToPay } from './use-booking-to-pay.ts'

interface PaymentFormValues {
  /** `saferpay/twint`: provider and method (payment-20). */
  provider: string
  /** `rate-0`, `all` or `other`. */
  amount: string
  other?: string
}

/** Provider and amount. The first provider and the next rate are preselected; this button does not pay yet. */
export function PaymentForm({ toPay: { booking, providers, choice, open } }: { toPay: BookingToPay }) {
  useLazyWords('validations')
  const { site } = useApp()
  const t = useText()
  const store = useAppStore()
  const navigate = useNavigate()
  const { bookingRef: bookingId, currency } = booking
  // A change is paid at once, with the rates that are due.
  const isForChange = paysForChange(choice)
  const amounts = payableAmounts(isForChange ? [] : booking.paymentRates, open)
  const rule = useAmountRule({ open, currency })
  const first = chosenProvider(providers, choice)

  const submit = (values: PaymentFormValues) => {
    const chosen = amounts.find((one) => amountKey(one) === values.amount)
    const amount = chosen?.amount ?? rule.read(values.other ?? '')
    const entry = providers.find((one) => providerKey(one) === values.provider)
    if (amount === undefined || !entry) return
    store.inject(paymentSlice)
    store.dispatch(
      paymentChosen({
        bookingId,
        provider: entry.paymentProviderIdentifier,
        method: entry.paymentMethodIdentifier,
        amount,
        rateIndex: chosen?.rate?.index,
      }),
    )
    void navigate(buildPath(site, 'paymentOptions', { bookingId }))
  }
  return (
    <Form<PaymentFormValues>
      initialValues={{
        provider: first && providerKey(first),
        amount: amounts[0] && amountKey(amounts[0]),
      }}
      subscription={{}}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <form
          noValidate
          aria-label={t('payment.title')}
          onSubmit={(event) => void handleSubmit(event)}
          className={styles.form}
        >
          <ErrorSummary title={() => t('payment.error.choose')} text={({ message }) => message} />
          <Providers providers={providers} currency={currency} amounts={amounts} />
          <Amounts amounts={amounts} booking={booking} open={isForChange ? 0 : open} />
          <Field name="amount" subscription={{ value: true }}>
            {({ input }) =>
              input.value === 'other' && (
                <TextField
                  name="other"
                  label={t('payment.other.label', { currency })}
                  hint={rule.hint}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  validate={rule.problem}
                />
              )
            }
          </Field>
          <div className={styles.actions}>
            <MuiButton type="submit" kind="primary" size="lg" iconEnd="arrowRight">
              {t('payment.next')}
            </MuiButton>
          </div>
        </form>
      )}
    </Form>
  )
}

interface ProvidersProps {
  readonly providers: readonly PaymentProvider[]
  readonly currency: string
  readonly amounts: readonly PayableAmount[]
}

/** payment-21: each with the fee of the amount that is chosen below. */
function Providers({ providers, currency, amounts }: ProvidersProps) {
  const t = useText()
  const money = useMoney()
  const { input } = useField<string>('amount', { subscription: { value: true } })
  const chosen = amounts.find((one) => amountKey(one) === input.value)
  const feeText = (provider: PaymentProvider): string | undefined => {
    const fee = chosen ? feeOf(provider, { rateIndex: chosen.rate?.index }) : constantFee(provider)
    if (fee === undefined) return undefined
    return fee > 0 ? t('payment.fee', { fee: money(fee, { currency }) }) : t('payment.noFee')
  }
  return (
    <RadioField
      name="provider"
      label={t('payment.how')}
      options={expressFirst(providers).map((provider) => {
        const isNamed = namesMethods(providers, provider)
        return {
          value: providerKey(provider),
          text: methodText(t, provider, isNamed),
          detail: methodDetail(t, provider, isNamed),
          details: <PaymentMarks names={methodMarks(provider, isNamed)} />,
          end: feeText(provider),
        }
      })}
    />
  )
}

interface AmountsProps {
  readonly amounts: readonly PayableAmount[]
  readonly booking: Pick<CustomerBooking, 'currency' | 'payBy'>
  readonly open: number
}

function Amounts({ amounts, booking: { currency, payBy }, open }: AmountsProps) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const count = amounts.length - 1
  const dayOf = ({ index, dueDate }: NonNullable<PayableAmount['rate']>) =>
    payBy?.index === index ? editionMoment(site, new Date(payBy.dueAt)).date : dueDate
  return (
    <RadioField
      name="amount"
      label={t('payment.howMuch')}
      options={[
        ...amounts.map((one) => ({
          value: amountKey(one),
          text: one.rate
            ? t(`price.rate.${one.rate.kind}`, { number: one.rate.index + 1, count })
            : t('payment.all'),
          ...(one.rate ? { detail: t('price.rate.until', { date: dates.long(dayOf(one.rate)) }) } : {}),
          end: money(one.amount, { currency }),
        })),
        ...(open >= 2 * leastAmount ? [{ value: 'other', text: t('payment.other') }] : []),
      ]}
    />
  )
}
