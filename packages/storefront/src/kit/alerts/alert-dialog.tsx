import { emailLimit } from '@camping/contract/limits.ts'
import {
  alertProblems,
  flexibleChoices,
  type AlertFields,
  type AlertWish,
} from '@camping/core/alerts/alert-form.rules.ts'
import { requestAlert, type AlertOutcome } from '@camping/core/alerts/alerts.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { usePartyText } from '../format/party-text.ts'
import { useStayDates } from '../format/use-dates.ts'
import { useProblemText } from '../format/use-problem-text.ts'
import { useText } from '../format/use-text.ts'
import { AlertSiteField } from './alert-site-field.tsx'
import styles from './alert-dialog.module.css'

/** What the page knows of the stay that somebody would like. */
export interface AlertSubject {
  /** Null where the page is not about one: then the form asks for it. */
  readonly site: { readonly id: number; readonly name: string } | null
  /** To choose from; any of the site by default. */
  readonly accommodations?: readonly { readonly id: number; readonly name: string }[]
  readonly accommodationId?: number | undefined
  readonly stay: Omit<AlertWish, 'siteId'>
}

interface AlertDialogProps {
  readonly open: boolean
  readonly subject: AlertSubject
  readonly onClose: () => void
}

/** The form of “Tell me when it is free”: a sheet from below on phones, from the side elsewhere. */
export function AlertDialog({ open, subject, onClose }: AlertDialogProps) {
  useLazyWords('alerts', 'validations')
  const t = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  // The next opening starts anew.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setSentTo(null)
  }
  if (!open) return null
  return (
    <Sheet wide="side" onClose={onClose} title={t('alerts.title')} closeLabel={t('shell.close')}>
      {sentTo === null ? (
        <AlertForm subject={subject} onSent={setSentTo} />
      ) : (
        <AlertSent email={sentTo} onClose={onClose} />
      )}
    </Sheet>
  )
}

/** What happens next; it gets the focus, because the button that had it is gone. */
function AlertSent({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.form}>
      <Notice kind="success" title={t('alerts.sent')}>
        {t('alerts.sent.text', { email })}
      </Notice>
      <MuiButton kind="primary" size="lg" onClick={onClose}>
        {t('shell.close')}
      </MuiButton>
    </div>
  )
}

function AlertForm({
  subject,
  onSent,
}: {
  readonly subject: AlertSubject
  readonly onSent: (email: string) => void
}) {
  const t = useText()
  const problemText = useProblemText('alerts')
  const dispatch = useAppDispatch()
  const { market } = useApp()
  const [trouble, setTrouble] = useState<Exclude<AlertOutcome, 'sent'> | null>(null)
  const { site, stay, accommodations = [], accommodationId } = subject
  const wish: AlertWish = { ...stay, siteId: site?.id ?? null }
  const problemsOf = (fields: AlertFields) =>
    Object.fromEntries(
      Object.entries(alertProblems(fields, wish)).map(([name, problem]) => [
        name,
        problemText(problem, name),
      ]),
    )
  async function submit(fields: AlertFields): Promise<void> {
    setTrouble(null)
    const email = fields.email?.trim() ?? ''
    const outcome = await dispatch(requestAlert(wish, { ...fields, email }))
    if (outcome === 'sent') onSent(email)
    else setTrouble(outcome)
  }
  return (
    <Form<AlertFields>
      initialValues={{ accommodation: accommodationId ? `${accommodationId}` : '', flexibleDays: '0' }}
      subscription={{ submitting: true }}
      validate={problemsOf}
      onSubmit={submit}
    >
      {({ handleSubmit, submitting }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <p>{t('alerts.text')}</p>
          <StayFacts site={site?.name} stay={stay} />
          <ErrorSummary title={(count) => t('alerts.errors', { count })} />
          {trouble && (
            <Notice kind="error" live title={t(`alerts.${trouble}`)}>
              {t(`alerts.${trouble}.text`)}
            </Notice>
          )}
          {!site && <AlertSiteField />}
          {accommodations.length > 0 && (
            <SelectField
              name="accommodation"
              label={t('alerts.accommodation')}
              options={[
                { value: '', text: t('alerts.accommodation.any') },
                ...accommodations.map(({ id, name }) => ({ value: `${id}`, text: name })),
              ]}
            />
          )}
          <SelectField
            name="flexibleDays"
            label={t('alerts.flexible')}
            options={flexibleChoices.map((days) => ({
              value: `${days}`,
              text: days === 0 ? t('alerts.flexible.none') : t('alerts.flexible.days', { days }),
            }))}
          />
          <TextField
            name="maxPrice"
            label={t('alerts.maxPrice', { currency: market.currency })}
            optionalText={t('alerts.optional')}
            hint={t('alerts.maxPrice.hint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          <TextField
            name="email"
            type="email"
            label={t('alerts.email')}
            hint={t('alerts.email.hint')}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            maxLength={emailLimit}
          />
          <MuiButton type="submit" kind="primary" size="lg" busy={submitting}>
            {t('alerts.submit')}
          </MuiButton>
        </form>
      )}
    </Form>
  )
}

/** Where, when and who, as the page knows it. */
function StayFacts({
  site,
  stay,
}: {
  readonly site: string | undefined
  readonly stay: AlertSubject['stay']
}) {
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { date, duration, adults, children } = stay
  return (
    <p className={styles.stay}>
      {site && <strong>{site}</strong>}
      <span>{`${dates.full(date)}, ${t('shell.nights', { nights: duration })}`}</span>
      <span>{party(adults, children.length)}</span>
    </p>
  )
}
