import type { CompareReply } from '@camping/contract/compare.schemas.ts'
import { stayLimits } from '@camping/contract/limits.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useNightsOptions } from '../../kit/format/use-nights-options.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import styles from './compare-page.module.css'

/** Another stay for the same comparison: a form of the page's own address, with or without scripts. */
export function StayForm({
  request: { pathname, criteria },
  items,
  stay,
}: {
  request: PageRequest
  items: readonly string[]
  stay: CompareReply['stay']
}) {
  const { today } = useApp()
  const t = useText()
  const nights = useNightsOptions(stay.nights)
  return (
    // Another address has other fields.
    <details className={styles.change} key={`${stay.date} ${stay.nights} ${criteria.adults}`}>
      <summary>{t('compare.change')}</summary>
      <form className={styles.form} method="get" action={pathname} aria-label={t('compare.change')}>
        {items.map((item) => (
          <input key={item} type="hidden" name="items" value={item} />
        ))}
        {criteria.children.map((age, index) => (
          <input key={index} type="hidden" name="children" value={age} />
        ))}
        <label className={styles.field}>
          {t('search.date')}
          <input type="date" name="date" min={today} required defaultValue={stay.date} />
        </label>
        <label className={styles.field}>
          {t('search.duration')}
          <select name="duration" defaultValue={stay.nights}>
            {nights.map((option) => (
              <option key={option.nights} value={option.nights}>
                {option.text}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {t('search.party.adults')}
          <input
            type="number"
            name="adults"
            min={1}
            max={stayLimits.adults}
            required
            defaultValue={criteria.adults}
          />
        </label>
        <Button type="submit" kind="brand">
          {t('compare.change.submit')}
        </Button>
      </form>
    </details>
  )
}
