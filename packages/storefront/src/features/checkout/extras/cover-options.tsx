import type { Cart, Cover } from '@camping/contract/booking.schemas.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { CoverChoice, type CoverOption } from '@camping/ui/checkout/cover-choice.tsx'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useCoverConditions } from './use-cover-conditions.ts'
import styles from './extras-step.module.css'

const noCover = 'none'

interface CoverOptionsProps extends Pick<Cart, 'covers' | 'coverDeclined' | 'currency'> {
  /** A level of cover; null for none. */
  readonly setCover: (id: string | null) => void
}

/**
 * The levels of cancellation cover and, with equal weight, none. Without a choice the booking has none, too. `memo`: another extra
 * leaves them as they are (P15).
 */
export const CoverOptions = memo(function CoverOptions(props: CoverOptionsProps) {
  const { covers, coverDeclined, currency, setCover } = props
  const t = useText()
  const optionOf = useCoverOption(currency)
  const chosen = covers.find((cover) => cover.chosen)?.id ?? (coverDeclined ? noCover : null)
  return (
    <Surface as="div" className={styles.cover}>
      <CoverChoice
        title={t('extras.cover.title')}
        text={t('extras.cover.text')}
        paysLabel={t('extras.cover.pays')}
        options={[
          ...covers.map(optionOf),
          { id: noCover, name: t('extras.cover.none'), text: t('extras.cover.none.text') },
        ]}
        chosen={chosen}
        onChoose={(id) => setCover(id === noCover ? null : id)}
      >
        <Conditions />
      </CoverChoice>
    </Surface>
  )
})

function useCoverOption(currency: string): (cover: Cover) => CoverOption {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const dates = useStayDates()
  return (cover) => ({
    id: cover.id,
    name: cover.name,
    text: cover.text,
    price: money(cover.price, { currency }),
    ...(cover.percent === null
      ? {}
      : {
          priceNote: t('extras.cover.percent', {
            percent: intl.formatNumber(cover.percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
          }),
        }),
    pays: cover.pays,
    note: t('extras.cover.until', { date: dates.long(cover.until) }),
  })
}

/** Opens in a new tab, so that the checkout's input stays. */
function Conditions() {
  const t = useText()
  const href = useCoverConditions()
  if (!href) return null
  return (
    <p className={styles.conditions}>
      <a href={href} target="_blank" rel="noreferrer">
        {t('extras.cover.conditions')}
        <span className="visually-hidden">{` (${t('extras.cover.newTab')})`}</span>
      </a>
    </p>
  )
}
