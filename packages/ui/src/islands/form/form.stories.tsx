import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'react-final-form'
import { Button } from '../../button/button.tsx'
import { MuiIsland } from '../mui-island.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { DateField } from './date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioField } from './radio-field.tsx'
import { ScoreField } from './score-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const needed = (text: string) => (value: unknown) => (value ? undefined : text)

function Demo() {
  return (
    <MuiIsland>
      <Form onSubmit={() => {}}>
        {({ handleSubmit }) => (
          <form noValidate style={{ maxWidth: 520 }} onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary title={(count) => `Bitte prüfen Sie ${count} Angaben`} />
            <TextField
              name="name"
              label="Nachname"
              validate={needed('Bitte geben Sie Ihren Nachnamen ein.')}
            />
            <TextField
              name="email"
              label="E-Mail-Adresse"
              type="email"
              hint="An diese Adresse senden wir Ihre Buchungsbestätigung."
              validate={needed('Bitte geben Sie Ihre E-Mail-Adresse ein.')}
              formatOnBlur={(value) => value.trim()}
            />
            <DateField
              name="born"
              label="Geburtsdatum"
              optionalText="(freiwillig)"
              hint="Zum Beispiel 31 3 1984"
              labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
              birthday
            />
            <PasswordField
              name="password"
              label="Passwort"
              hint="Mindestens 12 Zeichen."
              words={{
                show: 'Anzeigen',
                hide: 'Verbergen',
                showLabel: 'Passwort anzeigen',
                hideLabel: 'Passwort verbergen',
              }}
            />
            <TextField
              name="wish"
              label="Wunsch an den Platz"
              optionalText="(freiwillig)"
              multiline
              rows={3}
            />
            <SelectField
              name="country"
              label="Land"
              emptyText="Bitte wählen"
              options={[{ value: 'de', text: 'Deutschland' }]}
              validate={needed('Bitte wählen Sie Ihr Land.')}
            />
            <RadioField
              name="plan"
              label="Wie möchten Sie bezahlen?"
              options={[
                { value: 'deposit', text: 'Anzahlung', detail: 'Rest bis 31. Mai', end: <b>381,13 €</b> },
                { value: 'all', text: 'Gesamtbetrag', end: <b>1.270,44 €</b> },
              ]}
              validate={needed('Bitte wählen Sie eine Zahlungsweise.')}
            />
            <ScoreField
              name="score"
              label="Ihre Note, 1 ist schlecht und 10 hervorragend"
              max={10}
              validate={needed('Bitte wählen Sie eine Note.')}
            />
            <CheckboxField
              name="terms"
              label="Ich habe die Reisebedingungen gelesen und stimme ihnen zu."
              validate={needed('Bitte stimmen Sie den Reisebedingungen zu.')}
            />
            <Button type="submit" kind="primary">
              Weiter
            </Button>
          </form>
        )}
      </Form>
    </MuiIsland>
  )
}

const meta: Meta<typeof Demo> = { title: 'Components/Islands/Form', component: Demo }
export default meta

export const LongGerman: StoryObj<typeof Demo> = {}
export const WithErrors: StoryObj<typeof Demo> = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('form')?.requestSubmit()
  },
}
