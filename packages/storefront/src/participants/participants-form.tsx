import type { BookedPerson, Participants } from '@camping/contract/participants.schemas.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import type { FieldProblem } from '@camping/core/checkout/validate-booker.ts'
import {
  mayFill,
  toPersons,
  toPersonsForm,
  validatePersons,
  type PersonsForm,
} from '@camping/core/checkout/participants-form.ts'
import { participantsApi } from '@camping/core/portal/participants-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { DateField } from '@camping/ui/islands/form/date-field.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { FORM_ERROR, setIn } from 'final-form'
import { useMemo } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import styles from './participants-form.module.css'

interface ParticipantsFormProps {
  readonly bookingId: string
  readonly travelling: Participants
}

/** The rows to fill in. Errors at their fields and in a summary that takes the focus; nothing is lost when saving fails. */
export function ParticipantsForm({ bookingId, travelling }: ParticipantsFormProps) {
  // The fields and their errors have the words of the checkout.
  useLazyWords('checkout')
  const { today } = useApp()
  const t = useText()
  const who = useWho()
  const save = useSave(bookingId, travelling.persons.length)
  const initial = useMemo(() => toPersonsForm(travelling.persons), [travelling])
  const text = (problem: FieldProblem) => t(problem.id, problem.values)
  const validate = (values: PersonsForm) =>
    validatePersons(values, travelling, today).reduce<object>((errors, row, index) => {
      const entries = Object.entries(row ?? {})
      return entries.reduce(
        (all, [field, problem]) => setIn(all, `persons[${index}].${field}`, text(problem)),
        errors,
      )
    }, {})
  return (
    <MuiIsland>
      <Form<PersonsForm>
        initialValues={initial}
        subscription={{ submitting: true }}
        validate={validate}
        onSubmit={save}
      >
        {({ handleSubmit, submitting }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
            <ErrorSummary
              title={(count) => t('checkout.errors', { count })}
              text={({ name, message }) => {
                const [, index, field] = /^persons\[(\d+)\]\.(\w+)$/.exec(name) ?? []
                const person = travelling.persons[Number(index)]
                if (!person || !field) return message
                const label = `${who(person, Number(index))}, ${t(field === 'birthDate' ? 'participants.birthDate' : `checkout.field.${field}`)}`
                return t('checkout.error.at', { field: label, message })
              }}
            />
            <FormSpy subscription={{ submitError: true, dirtySinceLastSubmit: true }}>
              {({ submitError, dirtySinceLastSubmit }) =>
                submitError && !dirtySinceLastSubmit ? (
                  <Alert kind="error" live>
                    {String(submitError)}
                  </Alert>
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
              <Button
                type="submit"
                kind="primary"
                size="lg"
                busy={submitting}
                // The field that is left would show its error now, and move the button away from under the pointer.
                onMouseDown={(event) => event.preventDefault()}
              >
                {t('participants.save')}
              </Button>
            </div>
          </form>
        )}
      </Form>
    </MuiIsland>
  )
}

/** "Traveller 2, adult". */
function useWho(): (person: BookedPerson, index: number) => string {
  const t = useText()
  return ({ role, age }, index) => t(`participants.${role}`, { number: index + 1, age: age ?? 0 })
}

/** Sends all rows, and answers what the server did not take, at its fields. */
function useSave(bookingId: string, count: number) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [put] = participantsApi.usePutParticipantsMutation()
  return async (values: PersonsForm) => {
    const { data, error } = await put({ bookingId, persons: toPersons(values, count) })
    if (data) {
      await dispatch(participantsApi.util.upsertQueryData('participants', { bookingId }, data))
      dispatch(toastAdded({ kind: 'success', message: 'participants.saved' }))
      return undefined
    }
    const { problem } = error as ApiError
    if (problem?.type === 'changes-not-allowed') return { [FORM_ERROR]: t('participants.closed') }
    const atFields = (problem?.errors ?? []).flatMap(({ path }) => {
      const [, index, field] = /^persons\.(\d+)\.(\w+)$/.exec(path) ?? []
      return index && field ? [`persons[${index}].${field}`] : []
    })
    if (atFields.length === 0) return { [FORM_ERROR]: t('participants.failed') }
    return atFields.reduce<object>((all, name) => setIn(all, name, t('checkout.error.refused')), {})
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
  // The browser knows the person who types, and nobody else.
  const known = (kind: string) => (role === 'main' ? kind : 'off')
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>{heading}</legend>
      {!open && <p className={styles.soft}>{t('participants.cannotAdd')}</p>}
      {open && (
        <>
          <div className={styles.fields}>
            {role !== 'child' && (
              <div className={styles.title}>
                <SelectField
                  name={`${name}.title`}
                  label={t('checkout.field.title')}
                  emptyText={t('checkout.field.title.none')}
                  autoComplete={known('honorific-prefix')}
                  options={['mrs', 'mr', 'mx'].map((value) => ({
                    value,
                    text: t(`checkout.field.title.${value}`),
                  }))}
                />
              </div>
            )}
            <TextField
              name={`${name}.firstName`}
              label={t('checkout.field.firstName')}
              autoComplete={known('given-name')}
            />
            <TextField
              name={`${name}.lastName`}
              label={t('checkout.field.lastName')}
              autoComplete={known('family-name')}
            />
          </div>
          <DateField
            name={`${name}.birthDate`}
            label={t('participants.birthDate')}
            optionalText={t('checkout.optional')}
            labels={{
              day: t('checkout.field.birthDate.day'),
              month: t('checkout.field.birthDate.month'),
              year: t('checkout.field.birthDate.year'),
            }}
            birthday={role === 'main'}
          />
        </>
      )}
    </fieldset>
  )
}
