import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import type { VoucherProblem } from '@camping/core/api/voucher-problem.ts'
import type { CodeFieldProps } from '@camping/ui/checkout/code-field.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'

type Labels = Pick<CodeFieldProps, 'openText' | 'label' | 'applyText' | 'removeText' | 'maxLength'>

/** The words of a gift voucher. Messages: `voucher`. */
export function useVoucherWords(currency: string) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const amount = (minor: number) => money(minor, { currency })
  const labels: Labels = {
    openText: t('voucher.open'),
    label: t('voucher.label'),
    applyText: t('voucher.apply'),
    removeText: t('voucher.remove'),
    maxLength: 40,
  }
  const reason = (why: VoucherProblem, { validUntil }: Partial<VoucherOffer> = {}) =>
    // Only a voucher that is shown has a day.
    why === 'expired' && !validUntil
      ? t('voucher.empty')
      : t(`voucher.${why}`, { date: validUntil ? dates.full(validUntil) : '' })
  const left = (minor: number) => (minor > 0 ? ` ${t('voucher.left', { left: amount(minor) })}` : '')
  const present = (offer: VoucherOffer): NonNullable<CodeFieldProps['present']> => {
    const { hint, pays, open, refusal } = offer
    if (refusal)
      return { isRefused: true, text: t('voucher.refused', { hint, reason: reason(refusal, offer) }) }
    const words = open > 0 ? 'voucher.pays' : 'voucher.pays.all'
    return {
      isRefused: false,
      text: t(words, { hint, amount: amount(pays), open: amount(open) }) + left(offer.left),
    }
  }
  return { labels, reason, present, left, amount }
}
