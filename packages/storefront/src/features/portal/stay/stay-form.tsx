import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useMemo } from 'react'
import { Form, useField } from 'react-final-form'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { LazyCodeDialog } from '../changes/lazy-code-dialog.tsx'
import styles from './stay-form.module.css'
import { StayQuote } from './stay-quote.tsx'
import { isDate, type StayFields, useStayChange } from './use-stay-change.ts'

interface StayFormProps {
  readonly bookingId: string
  readonly stay: BookingStay
}

/** The wish, then what it changes, then one button. */
export function StayForm({ bookingId, stay }: StayFormProps) {
  const t = useText()
  const { change, question, see, save } = useStayChange(bookingId)
  const { accommodationId, dateFrom, nights, accommodations } = stay
  const initial = useMemo(
    (): StayFields => ({ dateFrom, nights: `${nights}`, accommodationId: `${accommodationId}` }),
    [dateFrom, nights, accommodationId],
  )
  const lengths = useNightsOptions(nights)
  return (
    <MuiIsland>
      <Form<StayFields> initialValues={initial} subscription={{}} onSubmit={see}>
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
            <div className={styles.fields}>
              <ArrivalField />
              <SelectField
                name="nights"
                label={t('stay.nights')}
                options={lengths.map((one) => ({ value: `${one.nights}`, text: one.text }))}
              />
              {accommodations.length > 1 && (
                <div className={styles.wide}>
                  <SelectField
                    name="accommodationId"
                    label={t('stay.accommodation')}
                    options={accommodations.map(({ id, name }) => ({ value: `${id}`, text: name }))}
                  />
                </div>
              )}
            </div>
            <div>
              <Button type="submit" size="lg" busy={change.isQuoting}>
                {t('stay.see')}
              </Button>
            </div>
          </form>
        )}
      </Form>
      {change.trouble && (
        <Alert kind={change.trouble === 'failed' ? 'error' : 'warning'} live>
          {t(`stay.trouble.${change.trouble}`)}
        </Alert>
      )}
      {change.quote && (
        <StayQuote
          quote={change.quote}
          accommodations={accommodations}
          saving={change.isChanging}
          onSave={() => void save()}
        />
      )}
      <LazyCodeDialog bookingId={bookingId} question={question} />
    </MuiIsland>
  )
}

/** The browser writes dates in its own way; the hint has the day in the words of the edition. */
function ArrivalField() {
  const t = useText()
  const dates = useStayDates()
  const { input } = useField<string>('dateFrom', { subscription: { value: true } })
  return (
    <TextField
      name="dateFrom"
      type="date"
      label={t('stay.arrival')}
      {...(isDate(input.value) && { hint: dates.full(input.value) })}
    />
  )
}
