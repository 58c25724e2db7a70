import type { Extra } from '@camping/contract/booking.schemas.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { ExtraChoice } from '@camping/ui/checkout/extra-choice.tsx'
import { memo } from 'react'
import { useMoney } from '../format/use-money.ts'
import { useText, type Text } from '../format/use-text.ts'
import styles from './extra-list.module.css'

type ListedExtra = Extra & { readonly changeable?: boolean }
type SetExtra = (id: number, quantity: number) => void

export interface ExtraListProps {
  readonly extras: readonly ListedExtra[]
  readonly currency: string
  /** Rows whose extra stays are not drawn again where this stays, too. */
  readonly setExtra: SetExtra
  /** Of its heading; 3 by default. */
  readonly level?: 2 | 3
}

/** Every extra for a party, counted by its unit. A fixed one shows its number. */
export function ExtraList({ extras, currency, setExtra, level = 3 }: ExtraListProps) {
  const t = useText()
  return (
    <Panel id="extras" title={t('extras.title')} level={level}>
      <ul className={styles.list}>
        {extras.map((extra) => (
          <li key={extra.id} className={styles.item}>
            <ExtraRow extra={extra} currency={currency} setExtra={setExtra} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface ExtraRowProps {
  readonly extra: ListedExtra
  readonly currency: string
  readonly setExtra: SetExtra
}

/** `memo`: a press changes one of a dozen rows (P15). */
const ExtraRow = memo(function ExtraRow({ extra, currency, setExtra }: ExtraRowProps) {
  const t = useText()
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency })
  return (
    <ExtraChoice
      name={extra.name}
      text={extra.text}
      price={
        extra.price === 0 ? t('extras.free') : t(`extras.unit.${extra.unit}`, { price: amount(extra.price) })
      }
      notes={limitsOf(extra, t)}
      {...(extra.payableAt === 'on-site' && extra.price > 0 ? { badge: t('extras.onSite') } : {})}
      {...(extra.amount > 0 ? { amount: amount(extra.amount) } : {})}
      value={extra.quantity}
      min={extra.changeable === false ? extra.quantity : 0}
      max={extra.changeable === false ? extra.quantity : extra.max}
      decreaseLabel={t('extras.fewer', { name: extra.name })}
      increaseLabel={t('extras.more', { name: extra.name })}
      onValueChange={(quantity) => setExtra(extra.id, quantity)}
    />
  )
})

/** Age limits of an extra, and its minimum and maximum, unless obvious. */
function limitsOf({ fromAge, toAge, min, max }: Extra, t: Text): string[] {
  const limits: string[] = []
  if (fromAge !== null && toAge !== null) limits.push(t('extras.ages.between', { from: fromAge, to: toAge }))
  else if (fromAge !== null) limits.push(t('extras.ages.from', { from: fromAge }))
  else if (toAge !== null) limits.push(t('extras.ages.to', { to: toAge }))
  if (min > 1) limits.push(t('extras.least', { min }))
  if (max > 1) limits.push(t('extras.most', { max }))
  return limits
}
