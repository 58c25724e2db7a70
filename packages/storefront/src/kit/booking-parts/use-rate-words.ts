import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'

/** A payment as text: its name, amount and due date. */
export interface RateWords {
  readonly index: number
  readonly label: string
  readonly amount: string
  readonly due: string
}

/** Payments as text in the edition's language, the same everywhere. Messages: `price`. */
export function useRateWords(): (
  rates: readonly Pick<PaymentRate, 'index' | 'kind' | 'amount' | 'currency' | 'dueDate'>[],
) => RateWords[] {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  return (rates) =>
    rates.map(({ index, kind, amount, currency, dueDate }) => ({
      index,
      label: t(rates.length === 1 ? 'price.rate.full' : `price.rate.${kind}`, {
        number: index + 1,
        count: rates.length,
      }),
      amount: money(amount, { currency }),
      due: dueDate <= today ? t('price.rate.now') : t('price.rate.until', { date: dates.long(dueDate) }),
    }))
}
