import { titles } from '@camping/contract/limits.ts'
import type { BookedPerson, Participants } from '@camping/contract/participants.schemas.ts'
import {
  mayFill,
  toPersons,
  toPersonsForm,
  validatePersons,
  type PersonsForm,
} from '@camping/core/checkout/participants.rules.ts'
import { saveParticipants } from '@camping/core/portal/booking-changes.thunks.ts'
import type { RequestProof } from '@camping/core/api/proof.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { DateField } from '@camping/ui/islands/form/date-field.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { FORM_ERROR, setIn } from 'final-form'
import { useMemo } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { LazyCodeDialog } from '../changes/lazy-code-dialog.tsx'
import { useCodeQuestion } from '../changes/use-code-question.ts'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './participants-form.module.css'

interface ParticipantsFormProps {
  readonly bookingId: string
  readonly travelling: Participants
}

/**
 * The editable rows. Errors appear at their fields and in a summary that takes the focus; a failed save preserves the
 * form.
 */
export function ParticipantsForm({ bookingId, travelling }: ParticipantsFormProps) {
  // The fields and their errors use the checkout's messages.
  useLazyWords('checkout', 'person', 'validations')
  const { today } = useApp()
  const t = useText()
  const who = useWho()
  const { requestCode, question } = useCodeQuestion()
  const save = useSave(bookingId, travelling.persons.length, requestCode)
  const initial = useMemo(() => toPersonsForm(travelling.persons), [travelling])
  const text = useProblemText('person')
  const validate = (values: PersonsForm) =>
    validatePersons(values, travelling, today).reduce<object>((errors, row, index) => {
      const entries = Object.entries(row ?? {})
      return entries.reduce(
        (all, [field, problem]) => setIn(all, `persons[${index}].${field}`, text(problem)),
        errors,
      )
    }, {})
  return (
    <>
      <Form<PersonsForm>
        initialValues={initial}
        subscription={{ submitting: true }}
        validate={validate}
        onSubmit={save}
      >
        {({ handleSubmit, submitting }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
            <ErrorSummary
              title={(count) => t('person.errors', { count })}
              text={({ name, message }) => {
                const [, index, field] = /^persons\[(\d+)\]\.(\w+)$/.exec(name) ?? []
                const person = travelling.persons[Number(index)]
                if (!person || !field) return message
                const label = `${who(person, Number(index))}, ${t(field === 'birthDate' ? 'participants.birthDate' : `person.field.${field as 'firstName' | 'lastName' | 'title'}`)}`
                return t('person.error.at', { field: label, message })
              }}
            />
            <FormSpy subscription={{ submitError: true, dirtySinceLastSubmit: true }}>
              {({ submitError, dirtySinceLastSubmit }) =>
                submitError && !dirtySinceLastSubmit ? (
                  <Notice kind="error" live>
                    {String(submitError)}
                  </Notice>
                ) : null
              }
            </FormSpy>
            {travelling.persons.map((person, index) => (
              <Person
                key={index}
                index={index}
                person={person}
                heading={who(person, index)}
                open={mayFill(person, travelling.terms.rule)}
              />
            ))}
            <div>
              <MuiButton
                type="submit"
                kind="primary"
                size="lg"
                busy={submitting}
                // On blur the field would show its error now, and move the button away from under the pointer.
                onMouseDown={(event) => event.preventDefault()}
              >
                {t('participants.save')}
              </MuiButton>
            </div>
          </form>
        )}
      </Form>
      <LazyCodeDialog bookingId={bookingId} question={question} />
    </>
  )
}

/** "Traveller 2, adult". */
function useWho(): (person: BookedPerson, index: number) => string {
  const t = useText()
  return ({ role, age }, index) => t(`participants.${role}`, { number: index + 1, age: age ?? 0 })
}

/** Saves all rows, and returns the server's errors by field. */
function useSave(bookingId: string, count: number, requestCode: RequestProof) {
  const t = useText()
  const dispatch = useAppDispatch()
  return async (values: PersonsForm) => {
    const persons = toPersons(values, count)
    const outcome = await dispatch(saveParticipants({ bookingId, persons }, requestCode))
    if (outcome.kind === 'saved') return undefined
    if (outcome.kind !== 'refused') return { [FORM_ERROR]: t(`participants.${outcome.kind}`) }
    const names = outcome.fields.map(({ index, field }) => `persons[${index}].${field}`)
    return names.reduce<object>((all, name) => setIn(all, name, t('person.error.refused')), {})
  }
}

interface PersonProps {
  readonly index: number
  readonly person: BookedPerson
  readonly heading: string
  /** False for a row that stays empty. */
  readonly open: boolean
}

function Person({ index, person: { role }, heading, open }: PersonProps) {
  const t = useText()
  const name = `persons[${index}]`
  // Autofill knows only the person who types.
  const known = (kind: string) => (role === 'main' ? kind : 'off')
  return (
    <Surface as="fieldset" className={styles.person}>
      <legend className={styles.legend}>{heading}</legend>
      {!open && <p className={styles.soft}>{t('participants.cannotAdd')}</p>}
      {open && (
        <>
          <div className={styles.fields}>
            {role !== 'child' && (
              <div className={styles.title}>
                <SelectField
                  name={`${name}.title`}
                  label={t('person.field.title')}
                  optionalText={t('checkout.optional')}
                  emptyText={t('person.field.title.none')}
                  autoComplete={known('honorific-prefix')}
                  options={titles.map((value) => ({
                    value,
                    text: t(`person.field.title.${value}`),
                  }))}
                />
              </div>
            )}
            <TextField
              name={`${name}.firstName`}
              label={t('person.field.firstName')}
              autoComplete={known('given-name')}
            />
            <TextField
              name={`${name}.lastName`}
              label={t('person.field.lastName')}
              autoComplete={known('family-name')}
            />
          </div>
          <DateField
            name={`${name}.birthDate`}
            label={t('participants.birthDate')}
            optionalText={t('checkout.optional')}
            labels={{
              day: t('person.field.birthDate.day'),
              month: t('person.field.birthDate.month'),
              year: t('person.field.birthDate.year'),
            }}
            birthday={role === 'main'}
          />
        </>
      )}
    </Surface>
  )
}
