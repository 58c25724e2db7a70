import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import styles from './person-form.module.css'
import { preferredFirst } from './preferred-first.ts'

/** The bookers' countries, the edition's own first. */
export function CountryField() {
  const t = useText()
  const editionCountry = useApp().market.flag.toUpperCase()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  return (
    <SelectField
      name="booker.country"
      label={t('person.field.country')}
      emptyText={t('person.field.choose')}
      autoComplete="country"
      options={preferredFirst(
        navigation?.bookingFormularCountries ?? [],
        ({ code }) => code === editionCountry,
      ).map(({ code, name }) => ({
        value: code,
        text: name,
      }))}
    />
  )
}

/** The fields below the country. */
export function AddressLines() {
  const t = useText()
  return (
    <>
      <div className={`${styles.fields} ${styles.street}`}>
        <TextField name="booker.street" label={t('person.field.street')} autoComplete="address-line1" />
        <TextField name="booker.houseNumber" label={t('person.field.houseNumber')} autoComplete="off" />
        <TextField
          name="booker.addition"
          label={t('person.field.addition')}
          optionalText={t('checkout.optional')}
          autoComplete="address-line2"
        />
      </div>
      <div className={`${styles.fields} ${styles.postcode}`}>
        <TextField
          name="booker.postcode"
          label={t('person.field.postcode')}
          autoComplete="postal-code"
          formatOnBlur={(value) => value.trim().toUpperCase()}
        />
        <TextField name="booker.city" label={t('person.field.city')} autoComplete="address-level2" />
      </div>
    </>
  )
}

/** Country first, because the postcode's format depends on it. */
export function AddressFields() {
  return (
    <>
      <CountryField />
      <AddressLines />
    </>
  )
}
