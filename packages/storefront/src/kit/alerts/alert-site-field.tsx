import { searchApi } from '@camping/core/search/search.api.ts'
import { useDelayed } from '../app/use-delayed.ts'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useField } from 'react-final-form'
import { useText } from '../format/use-text.ts'

const pauseMs = 200
const minLength = 2

/** Which campsite: its name is typed, and chosen among those found. */
export function AlertSiteField() {
  const t = useText()
  const { input } = useField<string>('siteName')
  const typed = useDelayed(input.value.trim(), pauseMs)
  const { currentData } = searchApi.useAutocompleteQuery(
    { searchString: typed, limit: 10, funnel: null },
    { skip: typed.length < minLength },
  )
  const sites = currentData?.results.filter(({ type }) => type === 'site') ?? []
  return (
    <>
      <TextField name="siteName" label={t('alerts.siteName')} autoComplete="off" maxLength={100} />
      <p role="status" className={sites.length > 0 ? 'visually-hidden' : undefined}>
        {typed.length >= minLength && currentData ? t('alerts.found', { count: sites.length }) : ''}
      </p>
      <RadioField
        name="site"
        label={t('alerts.site')}
        options={sites.map(({ id, name, context }) => ({ value: `${id}`, text: name, detail: context }))}
      />
    </>
  )
}
