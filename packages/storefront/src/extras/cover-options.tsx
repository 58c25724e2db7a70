import type { Cover } from '@camping/contract/booking.schemas.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CoverChoice } from '@camping/ui/checkout/cover-choice.tsx'
import type { CoverOption } from '@camping/ui/checkout/cover-choice.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import type { Checkout } from '../pages/checkout/use-checkout.ts'
import styles from './extras-step.module.css'

const noCover = 'none'

/** The levels of cancellation cover and, with the same weight, none. Not answering books without one, too. */
export function CoverOptions({ checkout: { cart, setCover } }: { checkout: Checkout }) {
  const t = useText()
  const optionOf = useCoverOption(cart.currency)
  const chosen = cart.covers.find((cover) => cover.chosen)?.id ?? (cart.coverDeclined ? noCover : null)
  return (
    <div className={styles.box}>
      <CoverChoice
        title={t('extras.cover.title')}
        text={t('extras.cover.text')}
        paysLabel={t('extras.cover.pays')}
        options={[
          ...cart.covers.map(optionOf),
          { id: noCover, name: t('extras.cover.none'), text: t('extras.cover.none.text') },
        ]}
        chosen={chosen}
        onChoose={(id) => setCover(id === noCover ? null : id)}
      >
        <Conditions />
      </CoverChoice>
    </div>
  )
}

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

/** Opens beside the checkout: what was typed there stays. */
function Conditions() {
  const t = useText()
  const { site, config } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const slug = navigation?.taggedPages['cover-conditions']?.slug
  if (!slug) return null
  const href = buildPath(site, config.supports.content ? 'taggedPage' : 'info', { slug })
  return (
    <p className={styles.conditions}>
      <a href={href} target="_blank" rel="noreferrer">
        {t('extras.cover.conditions')}
        <span className="visually-hidden">{` (${t('extras.cover.newTab')})`}</span>
      </a>
    </p>
  )
}
