import { travellerSlots } from '@camping/core/checkout/travellers.rules.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useEffect, type ReactNode } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import type { Checkout } from '../order/use-checkout.ts'
import { AddressFields } from '../../../kit/person-fields/address-fields.tsx'
import { BirthDateFields } from './birth-date-fields.tsx'
import formStyles from '../../../kit/person-fields/person-form.module.css'
import styles from './checkout-form.module.css'
import { NameFields } from '../../../kit/person-fields/name-fields.tsx'
import { PhoneFields } from '../../../kit/person-fields/phone-fields.tsx'
import { FilledHint } from './filled-hint.tsx'
import { useHomeFields } from './use-home-fields.ts'
import { useCustomerDetails } from './use-customer-details.ts'

/** The booker and the other travellers. */
export function TravellersStep({ checkout }: { checkout: Checkout }) {
  const t = useText()
  useHomeCountry(checkout)
  const own = useCustomerDetails(checkout)
  return (
    <>
      <Surface as="fieldset" className={formStyles.formGroup}>
        <legend className={formStyles.legend}>{t('checkout.booker')}</legend>
        <p className={formStyles.soft}>{t('checkout.booker.text')}</p>
        {own?.booker === 'own' && (
          <FilledHint
            text={t('person.customer.filled')}
            actionText={t('person.customer.other')}
            onAction={own.forSomebodyElse}
          />
        )}
        {own?.booker === 'other' && (
          <FilledHint actionText={t('person.customer.use')} onAction={own.fillIn} />
        )}
        <NameFields />
        <TextField
          name="booker.email"
          type="email"
          inputMode="email"
          label={t('person.field.email')}
          hint={t('person.field.email.hint')}
          autoComplete="email"
        />
        <PhoneFields hint={t('person.field.phoneNumber.hint')} />
      </Surface>
      <Surface as="fieldset" className={formStyles.formGroup}>
        <legend className={formStyles.legend}>{t('checkout.address')}</legend>
        <AddressFields />
      </Surface>
      <FellowTravellers
        checkout={checkout}
        note={
          own?.hasKnownTravellers && (
            <FilledHint
              text={t('person.known.filled')}
              actionText={t('person.known.clear')}
              onAction={own.clearTravellers}
            />
          )
        }
      />
      <BirthDateFields checkout={checkout} />
      <div className={styles.actions}>
        <MuiButton type="submit" kind="primary" size="lg" iconEnd="arrowRight">
          {t('checkout.next.payment')}
        </MuiButton>
      </div>
    </>
  )
}

/** The form starts with the edition's country and prefix; both can be changed. */
function useHomeCountry({ form, prefill }: Checkout) {
  const home = useHomeFields()
  useEffect(() => {
    const { booker } = form.getState().values
    prefill(() => {
      for (const [name, value] of Object.entries(home))
        if (!booker?.[name as keyof typeof home]) form.change(`booker.${name}` as never, value as never)
    })
  }, [form, home, prefill])
}

function FellowTravellers({ checkout: { cart }, note }: { checkout: Checkout; note: ReactNode }) {
  const t = useText()
  const slots = travellerSlots(cart.party)
  if (slots.length === 0) return null
  return (
    <Surface as="fieldset" className={formStyles.formGroup}>
      <legend className={formStyles.legend}>{t('checkout.fellows')}</legend>
      <p className={formStyles.soft}>{t('checkout.fellows.text')}</p>
      {note}
      {slots.map(({ role, number, age }, index) => {
        const who = t(`checkout.fellow.${role}`, { number, age: age ?? 0 })
        return (
          <div
            key={index}
            className={`${formStyles.fields} ${formStyles.half}`}
            role="group"
            aria-label={who}
          >
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
    </Surface>
  )
}
