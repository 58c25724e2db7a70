import { travellerSlots } from '@camping/core/checkout/traveller-slots.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { DateField } from '@camping/ui/islands/form/date-field.tsx'
import { useField } from 'react-final-form'
import { useText } from '../../../format/use-text.ts'
import type { Checkout } from '../use-checkout.ts'
import styles from './checkout-form.module.css'

/** Dates of birth, folded away: the campsite wants them before arrival, and whoever has them at hand gives them now. */
export function BirthDateFields({ checkout: { cart } }: { checkout: Checkout }) {
  const t = useText()
  const { input } = useField<boolean>('withBirthDates', { subscription: { value: true } })
  const open = Boolean(input.value)
  const labels = {
    day: t('checkout.field.birthDate.day'),
    month: t('checkout.field.birthDate.month'),
    year: t('checkout.field.birthDate.year'),
  }
  return (
    <section className={styles.formGroup} aria-labelledby="birth-dates">
      <h3 id="birth-dates" className={styles.legend}>
        {t('checkout.birthDates')} <span className={styles.soft}>{t('checkout.optional')}</span>
      </h3>
      <p className={styles.soft}>{t('checkout.birthDates.text')}</p>
      {!open && (
        <p className={styles.unfold}>
          <Button kind="secondary" aria-expanded={false} onClick={() => input.onChange(true)}>
            {t('checkout.birthDates.show')}
          </Button>
        </p>
      )}
      {open && (
        <>
          <DateField name="booker.birthDate" label={t('checkout.field.birthDate')} labels={labels} birthday />
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
    </section>
  )
}
