import type { LinkedRequest } from '@camping/contract/mail-links.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoment } from '../../../kit/format/use-moment.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'
import styles from './request-answer.module.css'

/** Why a campsite declines, as its guest reads it. */
const reasons = ['unstated', 'full', 'closed', 'unsuitable'] as const

/** A request with both answers of its campsite, in a form that needs no script. */
export function RequestAnswer({
  request,
  action,
}: {
  readonly request: LinkedRequest
  readonly action: string
}) {
  const t = useText()
  const dates = useStayDates()
  const { date, time } = useMoment()(request.answerBy)
  const title = t('answer.request.title', { ref: request.bookingRef })
  const until = t('confirmation.moment', { date: dates.full(date), time })
  const text = t('answer.request.text', { until })
  return (
    <Container narrow>
      <PageHead title={title} description={text} />
      <div className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <RequestFacts request={request} />
        <form method="post" action={action} className={styles.form}>
          <Button type="submit" name="answer" value="confirm" kind="primary" size="lg">
            {t('answer.request.confirm')}
          </Button>
          <fieldset className={styles.reasons}>
            <legend>{t('answer.request.reason')}</legend>
            {reasons.map((reason) => (
              <label key={reason} className={styles.reason}>
                <input type="radio" name="reason" value={reason} defaultChecked={reason === 'unstated'} />
                {t(`answer.reason.${reason}`)}
              </label>
            ))}
            <Button type="submit" name="answer" value="decline" kind="secondary" size="lg">
              {t('answer.request.decline')}
            </Button>
          </fieldset>
        </form>
      </div>
    </Container>
  )
}

function RequestFacts({ request }: { readonly request: LinkedRequest }) {
  const t = useText()
  const dates = useStayDates()
  const partyText = usePartyText()
  const { accommodation, party, extras, remarks } = request
  const ages = party.childAges.join(', ')
  const facts = [
    [t('confirmation.site'), request.site.name],
    [
      t('confirmation.accommodation'),
      `${accommodation.name} · ${t('answer.unit', { unit: accommodation.unitLabel ?? accommodation.unit })}`,
    ],
    [t('confirmation.arrival'), dates.full(request.dateFrom)],
    [t('confirmation.departure'), dates.full(request.dateTo)],
    [t('confirmation.nights'), t('shell.nights', { nights: request.nights })],
    [
      t('confirmation.party'),
      [partyText(party.adults, party.childAges.length), ...(ages ? [t('answer.ages', { ages })] : [])].join(
        ' · ',
      ),
    ],
    ...(extras.length > 0
      ? [[t('answer.extras'), extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')]]
      : []),
    ...(remarks ? [[t('answer.remarks'), remarks]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
