import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import styles from './person-form.module.css'
import { preferredFirst } from './preferred-first.ts'

/** Country prefix and number. Countries with the same prefix share its line. */
export function PhoneFields({ hint }: { hint: string }) {
  const t = useText()
  const editionCountry = useApp().market.flag.toUpperCase()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const countriesOf = new Map<string, string[]>()
  for (const { country, prefix } of navigation?.phonePrefixes ?? []) {
    countriesOf.set(prefix, [...(countriesOf.get(prefix) ?? []), country])
  }
  return (
    <div className={`${styles.fields} ${styles.phone}`}>
      <SelectField
        name="booker.phonePrefix"
        label={t('person.field.phonePrefix')}
        // The list is too narrow for words.
        emptyText="+"
        autoComplete="tel-country-code"
        options={preferredFirst([...countriesOf], ([, countries]) => countries.includes(editionCountry)).map(
          ([value, countries]) => ({
            value,
            text: `${value} ${countries.join(', ')}`,
          }),
        )}
      />
      <TextField
        name="booker.phoneNumber"
        // Of type `tel` a field holds the whole number with its prefix: what it is filled in with has to be that, too.
        inputMode="tel"
        label={t('person.field.phoneNumber')}
        hint={hint}
        autoComplete="tel-national"
      />
    </div>
  )
}
