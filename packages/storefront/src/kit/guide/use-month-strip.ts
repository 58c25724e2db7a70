import type { MonthStripProps } from '@camping/ui/guide/month-strip.tsx'
import { useIntl } from 'react-intl'
import { useText } from '../format/use-text.ts'

type Kind = MonthStripProps['months'][number]['kind']

interface Year {
  readonly bestMonths: readonly number[]
  /** Undefined where it depends on the campsite. */
  readonly openMonths?: readonly number[]
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const kinds: readonly Kind[] = ['best', 'open', 'closed']

/** The year of a place or theme as props of the strip; the words are the namespace `guide`. */
export function useMonthStrip({ bestMonths, openMonths }: Year): MonthStripProps {
  const t = useText()
  const intl = useIntl()
  const name = (month: number, width: 'short' | 'long') =>
    intl.formatDate(new Date(Date.UTC(2000, month - 1, 15)), { month: width, timeZone: 'UTC' })
  const kindOf = (month: number): Kind => {
    if (bestMonths.includes(month)) return 'best'
    return !openMonths || openMonths.includes(month) ? 'open' : 'closed'
  }
  const textOf = (kind: Kind) =>
    t(kind === 'open' && !openMonths ? 'guide.month.other' : `guide.month.${kind}`)
  const shown = months.map((month) => ({ month, kind: kindOf(month) }))
  return {
    months: shown.map(({ month, kind }) => ({
      short: name(month, 'short').replace(/\.$/, ''),
      label: t('guide.month.label', { month: name(month, 'long'), kind: textOf(kind) }),
      kind,
    })),
    legend: kinds
      .filter((kind) => shown.some((one) => one.kind === kind))
      .map((kind) => ({ kind, text: textOf(kind) })),
  }
}
