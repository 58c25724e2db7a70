import type { User } from '@camping/contract/session.schemas.ts'
import type { BookerForm, BookerProblems } from '@camping/core/checkout/booker.rules.ts'
import { saveProfile } from '@camping/core/session/profile.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { DateField } from '@camping/ui/islands/form/date-field.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { FORM_ERROR } from 'final-form'
import { useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { useApp } from '../../../kit/app/app-context.tsx'
import { LazyConfirmPassword } from '../../../kit/confirm-password/lazy-confirm-password.tsx'
import { usePasswordQuestion } from '../../../kit/confirm-password/use-password-question.ts'
import { useNamesField, useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { AddressLines, CountryField } from '../../../kit/person-fields/address-fields.tsx'
import formStyles from '../../../kit/person-fields/person-form.module.css'
import { NameFields } from '../../../kit/person-fields/name-fields.tsx'
import { PhoneFields } from '../../../kit/person-fields/phone-fields.tsx'
import styles from './details-page.module.css'
import { profileChanges, profileForm, validateProfile, type ProfileForm } from './profile-form.ts'

/** Server field names that differ from the form's. */
const formNames: Readonly<Record<string, keyof BookerForm>> = {
  'phone.prefix': 'phonePrefix',
  'phone.number': 'phoneNumber',
  'address.number': 'houseNumber',
}

/** portal-4: personal, country, address, phone. Sends only changes. */
export function DetailsForm({ user }: { user: User }) {
  const { today } = useApp()
  const t = useText()
  const dispatch = useAppDispatch()
  const [unchanged, setUnchanged] = useState(false)
  const { requestPassword, question } = usePasswordQuestion()
  const initial = useMemo(() => profileForm(user), [user])
  const problemText = useProblemText('person')
  const namesField = useNamesField('person')
  const words = (problems: BookerProblems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problemText(problem, field)]),
    )
  const submit = async (form: ProfileForm) => {
    const changes = profileChanges(user, form)
    setUnchanged(Object.keys(changes).length === 0)
    if (Object.keys(changes).length === 0) return undefined
    const outcome = await dispatch(saveProfile(changes, requestPassword))
    if (outcome.kind !== 'refused') return undefined
    const fields = outcome.paths.map((path) => formNames[path] ?? path.replace(/^address\./, ''))
    return fields.length > 0
      ? { booker: Object.fromEntries(fields.map((field) => [field, t('person.error.refused')])) }
      : { [FORM_ERROR]: 'refused' }
  }
  return (
    <>
      <LazyConfirmPassword
        question={question}
        text={t('details.prove.text')}
        submitText={t('details.prove.submit')}
      />
      <Form<ProfileForm>
        initialValues={initial}
        subscription={{ submitting: true }}
        validate={(form) => {
          const problems = words(validateProfile({ ...form, booker: form.booker ?? {} }, today))
          return Object.keys(problems).length > 0 ? { booker: problems } : {}
        }}
        onSubmit={submit}
      >
        {({ handleSubmit, submitting }) => (
          <form
            noValidate
            onSubmit={(event) => void handleSubmit(event)}
            className={formStyles.form}
            aria-label={t('details.title')}
          >
            <ErrorSummary
              title={(count) => t('person.errors', { count })}
              text={({ name, message }) => {
                const field = name.replace('booker.', '') as keyof BookerForm
                return namesField(message, field)
                  ? message
                  : t('person.error.at', { field: t(`person.field.${field}`), message })
              }}
            />
            <Sections user={user} />
            <div className={styles.save}>
              <MuiButton type="submit" kind="primary" size="lg" busy={submitting}>
                {t('details.save')}
              </MuiButton>
              <span role="status">{unchanged && t('details.unchanged')}</span>
            </div>
          </form>
        )}
      </Form>
    </>
  )
}

function Sections({ user }: { user: User }) {
  const { config } = useApp()
  const t = useText()
  const { formGroup, legend, soft } = formStyles
  return (
    <>
      <Surface as="fieldset" className={formGroup}>
        <legend className={legend}>{t('details.personal')}</legend>
        <p className={soft}>{t('details.email', { email: user.email, service: config.legal.email })}</p>
        <NameFields />
        <DateField
          name="booker.birthDate"
          label={t('person.field.birthDate')}
          optionalText={t('checkout.optional')}
          labels={{
            day: t('person.field.birthDate.day'),
            month: t('person.field.birthDate.month'),
            year: t('person.field.birthDate.year'),
          }}
          birthday
        />
        {config.supports.newsletter && <CheckboxField name="newsletter" label={t('details.newsletter')} />}
      </Surface>
      <Surface as="fieldset" className={formGroup}>
        <legend className={legend}>{t('details.country')}</legend>
        <CountryField />
      </Surface>
      <Surface as="fieldset" className={formGroup}>
        <legend className={legend}>{t('checkout.address')}</legend>
        <AddressLines />
      </Surface>
      <Surface as="fieldset" className={formGroup}>
        <legend className={legend}>{t('details.phone')}</legend>
        <PhoneFields hint={t('details.phone.text')} />
      </Surface>
    </>
  )
}
