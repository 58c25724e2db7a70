import { titles } from '@camping/contract/limits.ts'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useText } from '../format/use-text.ts'
import styles from './person-form.module.css'

/** Title and name of the person. */
export function NameFields() {
  const t = useText()
  return (
    <>
      <div className={`${styles.fields} ${styles.title}`}>
        <SelectField
          name="booker.title"
          label={t('person.field.title')}
          optionalText={t('checkout.optional')}
          emptyText={t('person.field.title.none')}
          autoComplete="honorific-prefix"
          options={titles.map((value) => ({ value, text: t(`person.field.title.${value}`) }))}
        />
      </div>
      <div className={`${styles.fields} ${styles.half}`}>
        <TextField name="booker.firstName" label={t('person.field.firstName')} autoComplete="given-name" />
        <TextField name="booker.lastName" label={t('person.field.lastName')} autoComplete="family-name" />
      </div>
    </>
  )
}
