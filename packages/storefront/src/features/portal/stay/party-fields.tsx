import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { stayLimits } from '@camping/contract/limits.ts'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { useField } from 'react-final-form'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './stay-form.module.css'

/** So many join at most in one change. */
const mostJoining = 6
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => `${count}`)
const counts = upTo(mostJoining).map((value) => ({ value, text: value }))

/** Who no longer comes, and who joins. Whoever joins is named afterwards. */
export function PartyFields({ stay: { persons } }: { stay: BookingStay }) {
  const t = useText()
  const personText = usePersonText()
  return (
    <>
      <fieldset className={styles.persons}>
        <legend className={styles.legend}>{t('stay.who.hint')}</legend>
        {persons.map((person, index) => (
          <CheckboxField
            key={index}
            name={`comes[${index}]`}
            label={personText(person)}
            // Who booked stays.
            disabled={person.role === 'main'}
          />
        ))}
      </fieldset>
      <div className={styles.fields}>
        <SelectField name="adults" label={t('stay.joining.adults')} options={counts} />
        <SelectField name="children" label={t('stay.joining.children')} options={counts} />
        <ChildAges />
      </div>
      <p className={styles.soft}>{t('stay.joining.names')}</p>
    </>
  )
}

function ChildAges() {
  const t = useText()
  const { input } = useField<string>('children', { subscription: { value: true } })
  return Array.from({ length: Number(input.value) }, (_, at) => (
    <SelectField
      key={at}
      name={`childAges[${at}]`}
      label={t('stay.joining.age', { number: at + 1 })}
      emptyText={t('stay.joining.age.choose')}
      options={upTo(stayLimits.childAge).map((value) => ({ value, text: value }))}
      validate={(value) => (value ? undefined : t('stay.joining.age.missing'))}
    />
  ))
}

/** "Ada Lane", "Adult", "Kit Lane, aged 5". */
function usePersonText(): (person: BookingStay['persons'][number]) => string {
  const t = useText()
  return ({ age, name }) =>
    age === null
      ? name || t('stay.person.adult')
      : t('stay.person.child', { age, name: name || t('stay.person.aChild') })
}
