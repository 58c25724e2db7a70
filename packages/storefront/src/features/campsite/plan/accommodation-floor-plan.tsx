import type { FloorPlan as Plan } from '@camping/contract/site-plan.schemas.ts'
import { FloorPlan } from '@camping/ui/floor-plan/floor-plan.tsx'
import { useIntl } from 'react-intl'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './plan-section.module.css'

/** The drawn rooms of an accommodation; read aloud they are a list of rooms with their beds. */
export function AccommodationFloorPlan({ plan }: { plan: Plan }) {
  const t = useText()
  const intl = useIntl()
  const rooms = plan.rooms.map((room) => ({ ...room, text: t(`plan.room.${room.kind}`) }))
  const read = rooms.map(({ text, bed }) =>
    bed ? t('shell.pair', { label: text, text: t(`plan.bed.${bed}`) }) : text,
  )
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('plan.floor')}</h3>
      <FloorPlan
        label={intl.formatList(read, { type: 'unit', style: 'narrow' })}
        width={plan.width}
        height={plan.height}
        rooms={rooms}
      />
    </section>
  )
}
