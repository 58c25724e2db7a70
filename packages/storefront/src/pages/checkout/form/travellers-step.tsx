import { navigationApi, overviewPart } from '@camping/core/navigation/navigation-queries.ts'
import { travellerSlots } from '@camping/core/checkout/traveller-slots.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useEffect } from 'react'
import { useText } from '../../../format/use-text.ts'
import { useApp } from '../../../app/app-context.tsx'
import type { Checkout } from '../use-checkout.ts'
import { AddressFields } from './address-fields.tsx'
import { BirthDateFields } from './birth-date-fields.tsx'
import styles from './checkout-form.module.css'
import { NameFields } from './name-fields.tsx'
import { PhoneFields } from './phone-fields.tsx'

/** Who books and who comes along. */
export function TravellersStep({ checkout }: { checkout: Checkout }) {
  const t = useText()
  useHomeCountry(checkout)
  return (
    <>
      <fieldset className={styles.formGroup}>
        <legend className={styles.legend}>{t('checkout.booker')}</legend>
        <p className={styles.soft}>{t('checkout.booker.text')}</p>
        <NameFields />
        <TextField
          name="booker.email"
          type="email"
          inputMode="email"
          label={t('checkout.field.email')}
          hint={t('checkout.field.email.hint')}
          autoComplete="email"
        />
        <PhoneFields hint={t('checkout.field.phoneNumber.hint')} />
      </fieldset>
      <fieldset className={styles.formGroup}>
        <legend className={styles.legend}>{t('checkout.address')}</legend>
        <AddressFields />
      </fieldset>
      <FellowTravellers checkout={checkout} />
      <BirthDateFields checkout={checkout} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" size="lg" iconEnd="arrowRight">
          {t('checkout.next.payment')}
        </Button>
      </div>
    </>
  )
}

/** The edition's own country and prefix stand in the form from the start; both can be changed. */
function useHomeCountry({ form }: Checkout) {
  const { market } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  useEffect(() => {
    const { booker } = form.getState().values
    const code = market.flag.toUpperCase()
    const prefix = navigation?.phonePrefixes.find(({ country }) => country === code)?.prefix
    if (!booker?.country && navigation?.bookingFormularCountries.some((country) => country.code === code)) {
      form.change('booker.country' as never, code as never)
    }
    if (!booker?.phonePrefix && prefix) form.change('booker.phonePrefix' as never, prefix as never)
  }, [form, market, navigation])
}

function FellowTravellers({ checkout: { cart } }: { checkout: Checkout }) {
  const t = useText()
  const slots = travellerSlots(cart.party)
  if (slots.length === 0) return null
  return (
    <fieldset className={styles.formGroup}>
      <legend className={styles.legend}>{t('checkout.fellows')}</legend>
      <p className={styles.soft}>{t('checkout.fellows.text')}</p>
      {slots.map(({ role, number, age }, index) => {
        const who = t(`checkout.fellow.${role}`, { number, age: age ?? 0 })
        return (
          <div key={index} className={`${styles.fields} ${styles.half}`} role="group" aria-label={who}>
            <TextField
              name={`travellers[${index}].firstName`}
              label={t('checkout.fellow.firstName', { who })}
              autoComplete="off"
            />
            <TextField
              name={`travellers[${index}].lastName`}
              label={t('checkout.fellow.lastName', { who })}
              autoComplete="off"
            />
          </div>
        )
      })}
    </fieldset>
  )
}
