import { Checkbox } from '@camping/ui/facets/checkbox.tsx'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './plan-section.module.css'
import { usePitchUnits } from './use-pitch-units.ts'
import { lengths, weights, type Vehicle } from './vehicle.ts'

/** Length and weight of the vehicle, and whether it needs a hook-up. */
export function VehicleFields({
  vehicle,
  onChange,
}: {
  vehicle: Vehicle
  onChange: (change: Partial<Vehicle>) => void
}) {
  const t = useText()
  const { metres, tonnes } = usePitchUnits()
  const unstated = { value: '', text: t('plan.vehicle.unstated') }
  const numberOf = (value: string) => (value === '' ? null : Number(value))
  return (
    <fieldset className={styles.vehicle}>
      <legend className={styles.legend}>{t('plan.vehicle')}</legend>
      <SortSelect
        name="vehicle-length"
        label={t('plan.vehicle.length')}
        value={String(vehicle.lengthCm ?? '')}
        options={[unstated, ...lengths.map((cm) => ({ value: String(cm), text: metres(cm) }))]}
        onValueChange={(value) => onChange({ lengthCm: numberOf(value) })}
      />
      <SortSelect
        name="vehicle-weight"
        label={t('plan.vehicle.weight')}
        value={String(vehicle.weightKg ?? '')}
        options={[unstated, ...weights.map((kg) => ({ value: String(kg), text: tonnes(kg) }))]}
        onValueChange={(value) => onChange({ weightKg: numberOf(value) })}
      />
      <Checkbox
        name="vehicle-hookup"
        checked={vehicle.needsHookup}
        onChange={(event) => onChange({ needsHookup: event.target.checked })}
      >
        {t('plan.vehicle.hookup')}
      </Checkbox>
    </fieldset>
  )
}
