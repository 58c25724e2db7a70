import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import { myExtrasApi } from '@camping/core/portal/portal.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Fold } from '@camping/ui/islands/accordion.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { Suspense, useState } from 'react'
import { Form } from 'react-final-form'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { LazyCodeDialog } from '../changes/lazy-code-dialog.tsx'
import { useRuleText } from '../changes/use-rule-text.ts'
import { ArrivalField } from './arrival-field.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { HeldChange } from './held-change.tsx'
import { PartyFields } from './party-fields.tsx'
import styles from './stay-form.module.css'
import { StayQuote } from './stay-quote.tsx'
import { type StayFormFields, useStayChange } from './use-stay-change.ts'

interface StayFormProps {
  readonly bookingId: string
  readonly stay: BookingStay
  readonly currency: string
}

/** The wish, then what it changes, then one button. */
export function StayForm({ bookingId, stay, currency }: StayFormProps) {
  const t = useText()
  const ruleText = useRuleText()
  const { change, initial, question, see, save, pay, release } = useStayChange(bookingId, stay)
  const [choosing, setChoosing] = useState(false)
  const { data: extras } = myExtrasApi.useBookingExtrasQuery({ bookingId }, { skip: !choosing })
  const { rule } = stay.partyTerms
  const mayTravel = allowsChanges(rule) && rule !== 'EXISTING_ONLY_ALLOWED'
  return (
    <>
      {stay.held && (
        <HeldChange held={stay.held} stay={stay} currency={currency} onPay={pay} onRelease={release} />
      )}
      <Form<StayFormFields>
        initialValues={initial}
        keepDirtyOnReinitialize
        subscription={{}}
        onSubmit={(fields) => see(fields, extras)}
      >
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
            <ErrorSummary title={(count) => t('stay.errors', { count })} text={({ message }) => message} />
            <StayFields stay={stay} />
            <Fold title={t('stay.who')}>
              {mayTravel ? <PartyFields stay={stay} /> : <p>{ruleText(stay.partyTerms)}</p>}
            </Fold>
            <Fold title={t('stay.choice')} onOpen={() => setChoosing(true)}>
              <Suspense fallback={<MuiSkeleton shape="block" />}>
                {choosing && <ChoiceFields extras={extras} covers={stay.covers} currency={currency} />}
              </Suspense>
            </Fold>
            <div className={styles.see}>
              <MuiButton type="submit" kind="primary" size="lg" busy={change.isQuoting}>
                {t('stay.see')}
              </MuiButton>
            </div>
          </form>
        )}
      </Form>
      {change.trouble && (
        <Notice kind={change.trouble === 'failed' ? 'error' : 'warning'} live>
          {t(`stay.trouble.${change.trouble}`)}
        </Notice>
      )}
      {change.quote && (
        <StayQuote
          quote={change.quote}
          accommodations={stay.accommodations}
          saving={change.isChanging}
          onSave={() => void save()}
        />
      )}
      <LazyCodeDialog bookingId={bookingId} question={question} />
    </>
  )
}

function StayFields({ stay: { nights, accommodations } }: { stay: BookingStay }) {
  const t = useText()
  const lengths = useNightsOptions(nights)
  return (
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
            options={accommodations.map(({ id, name, maxPersons }) => ({
              value: `${id}`,
              text: t('stay.accommodation.upTo', { name, persons: maxPersons }),
            }))}
          />
        </div>
      )}
    </div>
  )
}
