import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { addressOrder } from '@camping/contract/address-order.ts'
import { useField } from 'react-final-form'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { AddressFinder } from './address-finder.tsx'
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

/**
 * The fields below the country, in the order of that country: house number and street, postcode and town are one row each. Where
 * addresses are found by postcode, that and the number come first.
 */
export function AddressLines() {
  const t = useText()
  const { input } = useField<string>('booker.country', { subscription: { value: true } })
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  // The form gets the edition's country a moment after it is there: by then somebody may type, whose field must not be another one.
  const home = useApp().market.flag.toUpperCase()
  const country = input.value || home
  const { isNumberFirst, isCityFirst } = addressOrder(country)
  const findsAddress = navigation?.bookingFormularCountries.some(
    ({ code, findsAddress: isFound }) => code === country && isFound,
  )
  const street = (
    <TextField
      key="street"
      name="booker.street"
      label={t('person.field.street')}
      autoComplete="address-line1"
    />
  )
  const number = (
    <TextField
      key="number"
      name="booker.houseNumber"
      label={t('person.field.houseNumber')}
      autoComplete="off"
    />
  )
  const postcode = (
    <TextField
      key="postcode"
      name="booker.postcode"
      label={t('person.field.postcode')}
      autoComplete="postal-code"
      formatOnBlur={(value) => value.trim().toUpperCase()}
    />
  )
  const city = (
    <TextField key="city" name="booker.city" label={t('person.field.city')} autoComplete="address-level2" />
  )
  const addition = (
    <TextField
      name="booker.addition"
      label={t('person.field.addition')}
      optionalText={t('checkout.optional')}
      autoComplete="address-line2"
    />
  )
  if (findsAddress)
    // What is looked up comes first, and then what that fills in.
    return (
      <>
        <div className={`${styles.fields} ${styles.shortLast}`}>
          {postcode}
          {number}
        </div>
        <AddressFinder />
        {street}
        {addition}
        {city}
      </>
    )
  return (
    <>
      <div className={`${styles.fields} ${isNumberFirst ? styles.shortFirst : styles.shortLast}`}>
        {isNumberFirst ? [number, street] : [street, number]}
      </div>
      {addition}
      <div className={`${styles.fields} ${isCityFirst ? styles.shortLast : styles.shortFirst}`}>
        {isCityFirst ? [city, postcode] : [postcode, city]}
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
