import { stayLimits } from '@camping/contract/limits.ts'
import { useText } from '../format/use-text.ts'

export interface PlainPartyProps {
  readonly value: {
    readonly adults: number
    /** Children whose ages have fields of their own already. */
    readonly childAges: readonly unknown[]
  }
  /** Ages of children who have no field yet. */
  readonly ages?: readonly number[]
}

/** Fewer than the limit: each age that is sent brings another field. */
const offered = 4

/**
 * Fields for the number of adults and the ages of more children; an empty one is nobody. They stand before the counters of scripts,
 * which send the number that was there: of two the first one counts.
 */
export function PlainParty({ value: { adults, childAges }, ages = [] }: PlainPartyProps) {
  const t = useText()
  const known = childAges.length
  const more = Math.max(0, Math.min(offered + ages.length, stayLimits.children - known))
  return (
    <>
      <label>
        <span>{t('search.party.adults')}</span>
        <input type="number" name="adults" min={1} max={stayLimits.adults} defaultValue={adults} />
      </label>
      {Array.from({ length: more }, (_, index) => (
        <label key={index}>
          <span>{t('search.party.childAge', { number: known + index + 1 })}</span>
          <input type="number" name="children" min={0} max={stayLimits.childAge} defaultValue={ages[index]} />
        </label>
      ))}
    </>
  )
}
