import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'react-final-form'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inIsland } from '../../stories/in-island.tsx'
import { MuiButton } from '../mui-button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { DateField } from './date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioField } from './radio-field.tsx'
import { ScoreField } from './score-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

/** As the product has them, so that each edition has its own. */
const english = {
  errors: (count: number) => (count === 1 ? 'Please check 1 entry' : `Please check ${count} entries`),
  lastName: 'Last name',
  lastNameMissing: 'Enter your last name.',
  email: 'Email',
  emailHint: 'We’ll use it for your confirmation and everything about this stay',
  emailMissing: 'Enter your email address.',
  emailWrong: 'Please enter an email address like name@example.org.',
  born: 'Your date of birth',
  optional: '(optional)',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  password: 'Password',
  passwordHint: 'Use at least 12 characters. A few words in a row are easy to remember.',
  passwordMissing: 'Enter your password.',
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  requests: 'Special requests',
  requestsHint: 'We’ll pass these on, but the campsite can’t guarantee them.',
  country: 'Country',
  countryEmpty: 'Please choose',
  countryMissing: 'Choose your country.',
  countries: ['France', 'Germany', 'Italy', 'Netherlands'],
  plan: 'Payment plan',
  deposit: 'Deposit first, balance later',
  depositDetail: 'Balance by 31 May',
  depositAmount: '£381.13',
  full: 'Full amount in one payment',
  fullAmount: '£1,270.44',
  planMissing: 'Choose a payment plan.',
  score: 'Your score, from 1 (poor) to 10 (superb)',
  terms: 'I accept the terms and conditions.',
  termsMissing: 'Please accept the terms to book.',
  submit: 'Continue',
}

const german: typeof english = {
  ...english,
  errors: (count) => `Bitte überprüfen und vervollständigen Sie noch ${count} Angaben`,
  lastName: 'Familienname der anmeldenden Person, wie er im Reisedokument steht',
  lastNameMissing: 'Bitte geben Sie den Familiennamen der anmeldenden Person ein.',
  email: 'E-Mail-Adresse für die Buchungsbestätigung und die Reiseunterlagen',
  emailHint:
    'An diese Adresse senden wir Ihre Buchungsbestätigung, Zahlungserinnerungen und Anreisehinweise.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse für die Buchungsbestätigung ein.',
  born: 'Geburtsdatum der anmeldenden Person',
  optional: '(freiwillige Angabe)',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  password: 'Passwort für Ihr Kundenkonto',
  passwordHint: 'Mindestens 12 Zeichen. Ein paar Wörter hintereinander lassen sich leicht merken.',
  passwordMissing: 'Bitte geben Sie das Passwort für Ihr Kundenkonto ein.',
  show: 'Anzeigen',
  hide: 'Verbergen',
  requests: 'Wünsche an den Campingplatz',
  requestsHint: 'Wir geben sie weiter; der Campingplatz kann sie nicht garantieren.',
  country: 'Wohnsitzland der anmeldenden Person',
  countryEmpty: 'Bitte wählen Sie ein Land aus',
  countryMissing: 'Bitte wählen Sie Ihr Wohnsitzland aus.',
  countries: ['Vereinigtes Königreich Großbritannien und Nordirland'],
  plan: 'Zahlungsplan für den Gesamtpreis des Aufenthalts',
  deposit: 'Zuerst die Anzahlung, später die Restzahlung',
  depositDetail: 'Restzahlung spätestens sechs Wochen vor der Anreise, am 31. Mai',
  depositAmount: '11.381,13 €',
  full: 'Gesamtbetrag sofort in einer einzigen Zahlung begleichen',
  fullAmount: '21.270,44 €',
  planMissing: 'Bitte wählen Sie einen Zahlungsplan für den Gesamtpreis aus.',
  score: 'Ihre Gesamtbewertung, wobei 1 schlecht und 10 hervorragend bedeutet',
  terms:
    'Ich habe die Allgemeinen Geschäftsbedingungen und die Datenschutzhinweise gelesen und bin mit ihnen einverstanden.',
  termsMissing: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen, um zu buchen.',
  submit: 'Weiter zur Zahlungsübersicht',
}

const entries = {
  lastName: 'Bloom',
  email: 'jo.bloom@example.org',
  born: { day: '31', month: '3', year: '1984' },
  password: 'four words in a row',
  requests: 'A pitch in the shade, please.',
  country: '1',
  plan: 'deposit',
  score: '9',
  terms: true,
}

interface DemoProps {
  words: typeof english
  /** Everything is filled in. */
  filled?: boolean
  /** Nothing can be changed now, because a call is under way. */
  disabled?: boolean
}

const needed = (text: string) => (value: unknown) => (value ? undefined : text)

function Demo({ words, filled, disabled = false }: DemoProps) {
  const email = (value: string | undefined) => {
    if (!value) return words.emailMissing
    return value.includes('@') ? undefined : words.emailWrong
  }
  return (
    <Form onSubmit={() => {}} initialValues={filled ? entries : undefined}>
      {({ handleSubmit }) => (
        <form noValidate style={{ maxWidth: 520 }} onSubmit={(event) => void handleSubmit(event)}>
          <ErrorSummary title={words.errors} />
          <TextField
            name="lastName"
            label={words.lastName}
            disabled={disabled}
            validate={needed(words.lastNameMissing)}
          />
          <TextField
            name="email"
            label={words.email}
            type="email"
            hint={words.emailHint}
            disabled={disabled}
            validate={email}
            formatOnBlur={(value) => value.trim()}
          />
          {!disabled && (
            <DateField
              name="born"
              label={words.born}
              optionalText={words.optional}
              labels={{ day: words.day, month: words.month, year: words.year }}
              birthday
            />
          )}
          <PasswordField
            name="password"
            label={words.password}
            hint={words.passwordHint}
            disabled={disabled}
            validate={needed(words.passwordMissing)}
            words={words}
          />
          <TextField
            name="requests"
            label={words.requests}
            optionalText={words.optional}
            hint={words.requestsHint}
            disabled={disabled}
            multiline
            rows={3}
          />
          <SelectField
            name="country"
            label={words.country}
            emptyText={words.countryEmpty}
            disabled={disabled}
            options={words.countries.map((text, index) => ({ value: String(index), text }))}
            validate={needed(words.countryMissing)}
          />
          <RadioField
            name="plan"
            label={words.plan}
            options={[
              {
                value: 'deposit',
                text: words.deposit,
                detail: words.depositDetail,
                end: <b>{words.depositAmount}</b>,
                disabled,
              },
              { value: 'full', text: words.full, end: <b>{words.fullAmount}</b>, disabled },
            ]}
            validate={needed(words.planMissing)}
          />
          {!disabled && <ScoreField name="score" label={words.score} max={10} />}
          <CheckboxField
            name="terms"
            label={words.terms}
            disabled={disabled}
            validate={needed(words.termsMissing)}
          />
          <MuiButton type="submit" kind="primary" busy={disabled}>
            {words.submit}
          </MuiButton>
        </form>
      )}
    </Form>
  )
}

const meta: Meta<typeof Demo> = {
  title: 'Components/Forms/Form fields',
  component: Demo,
  args: { words: english },
  decorators: [inIsland],
}
export default meta

type Story = StoryObj<typeof Demo>

/** Presses the button until the fields, which report to the form after they are drawn, are missed. */
const sendIncomplete = (canvas: HTMLElement) =>
  waitFor(async () => {
    await userEvent.click(canvas.querySelector('button[type=submit]')!)
    await expect(canvas.querySelectorAll('[role=group][tabindex="-1"] a')).toHaveLength(6)
  })

export const Default: Story = { tags: ['german', 'desktop'] }
export const Filled: Story = { args: { filled: true } }
/** After a press on the button: the summary has the focus, and each field its message. */
export const WithErrors: Story = {
  tags: ['dark', 'german'],
  play: ({ canvasElement }) => sendIncomplete(canvasElement),
}
/** An entry of a wrong form, as it is marked when its field is left. */
export const WrongEntry: Story = {
  args: { filled: true },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=email]')!
    await userEvent.clear(field)
    await userEvent.type(field, 'jo.bloom')
    await userEvent.tab()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/name@example\.org/)
  },
}
/** While the server answers. Dates and scores are never disabled, so they are not here. */
export const Disabled: Story = { args: { filled: true, disabled: true } }
export const LongGerman: Story = { args: { words: german } }
export const LongGermanWithErrors: Story = {
  args: { words: german },
  play: ({ canvasElement }) => sendIncomplete(canvasElement),
}
