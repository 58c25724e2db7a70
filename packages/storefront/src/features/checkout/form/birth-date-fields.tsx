import { travellerSlots } from '@camping/core/checkout/travellers.rules.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { DateField } from '@camping/ui/islands/form/date-field.tsx'
import { useField } from 'react-final-form'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'
import styles from '../../../kit/person-fields/person-form.module.css'

/** Collapsed fields for dates of birth: the campsite needs them before arrival, and the customer may enter them now. */
export function BirthDateFields({ checkout: { cart } }: { checkout: Checkout }) {
  const t = useText()
  const { input } = useField<boolean>('withBirthDates', { subscription: { value: true } })
  const open = Boolean(input.value)
  const labels = {
    day: t('person.field.birthDate.day'),
    month: t('person.field.birthDate.month'),
    year: t('person.field.birthDate.year'),
  }
  return (
    <Surface as="section" className={styles.formGroup} aria-labelledby="birth-dates">
      <h3 id="birth-dates" className={styles.legend}>
        {t('checkout.birthDates')} <span className={styles.soft}>{t('checkout.optional')}</span>
      </h3>
      <p className={styles.soft}>{t('checkout.birthDates.text')}</p>
      {!open && (
        <p className={styles.unfold}>
          <MuiButton kind="secondary" aria-expanded={false} onClick={() => input.onChange(true)}>
            {t('checkout.birthDates.show')}
          </MuiButton>
        </p>
      )}
      {open && (
        <>
          <DateField name="booker.birthDate" label={t('person.field.birthDate')} labels={labels} birthday />
          {travellerSlots(cart.party).map(({ role, number, age }, index) => (
            <DateField
              key={index}
              name={`travellers[${index}].birthDate`}
              label={t('checkout.fellow.birthDate', {
                who: t(`checkout.fellow.${role}`, { number, age: age ?? 0 }),
              })}
              labels={labels}
            />
          ))}
        </>
      )}
    </Surface>
  )
}
