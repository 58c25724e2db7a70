import { reviewLimits } from '@camping/contract/limits.ts'
import type { ReviewGroup, StayReview, SubScoreKey } from '@camping/contract/review.schemas.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { reviewApi } from '@camping/core/reviews/reviews.api.ts'
import { reviewRequest, type ReviewForm, validateReview } from '@camping/core/reviews/written-review.rules.ts'
import { sortingOptionsOf } from '@camping/editions/sorting-options.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Fold } from '@camping/ui/islands/accordion.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { ScoreField } from '@camping/ui/islands/form/score-field.tsx'
import { SelectField } from '@camping/ui/islands/form/select-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './stay-review.module.css'

const subjects: readonly SubScoreKey[] = [
  'location',
  'cleanliness',
  'facilities',
  'hospitality',
  'children',
  'value',
]
const grades = Array.from({ length: 10 }, (_, index) => String(10 - index))

export interface ReviewFieldsProps {
  readonly cartId: string
  readonly stay: StayReview
  readonly onSent: (stay: StayReview) => void
}

/** Grade, company, headline, text, and grades for the details. A failed submit preserves the form. */
export function ReviewFields({ cartId, stay, onSent }: ReviewFieldsProps) {
  const t = useText()
  const [send, { isLoading }] = reviewApi.useReviewConfirmationMutation()
  const [failed, setFailed] = useState(false)
  const text = useProblemText('writing')
  const problemTexts = (form: ReviewForm): Record<string, string> =>
    Object.fromEntries(
      Object.entries(validateReview(form)).map(([field, problem]) => [field, text(problem, field)]),
    )
  const initial = useMemo<ReviewForm>(() => ({ group: stay.likelyGroup }), [stay.likelyGroup])

  async function submit(form: ReviewForm): Promise<void> {
    setFailed(false)
    const answer = await send(reviewRequest(cartId, form))
    if (answer.data) return onSent(answer.data)
    const { problem } = answer.error as ApiError
    // Another review of this stay was faster: the page shows it.
    if (problem?.type !== 'already-reviewed') setFailed(true)
  }

  return (
    <Form<ReviewForm> initialValues={initial} onSubmit={submit} validate={problemTexts}>
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <ErrorSummary title={(count) => t('writing.errors', { count })} />
          <ScoreField name="score" label={t('writing.score')} max={10} />
          <GroupField />
          <TextField name="title" label={t('writing.heading')} maxLength={reviewLimits.title.max} />
          <TextField
            name="text"
            label={t('writing.text')}
            hint={t('writing.text.hint', reviewLimits.text)}
            maxLength={reviewLimits.text.max}
            multiline
            rows={6}
          />
          <DetailGrades />
          {failed && <Notice kind="error" live title={t('writing.failed')} />}
          <div className={styles.actions}>
            <MuiButton type="submit" kind="primary" size="lg" busy={isLoading}>
              {t('writing.send')}
            </MuiButton>
          </div>
        </form>
      )}
    </Form>
  )
}

function GroupField() {
  const { config } = useApp()
  const t = useText()
  const options = sortingOptionsOf(config).reviewGroupSorting.map((value: ReviewGroup) => ({
    value,
    text: t(`reviews.group.${value}`),
  }))
  return <SelectField name="group" label={t('writing.group')} options={options} />
}

function DetailGrades() {
  const t = useText()
  return (
    <Fold title={`${t('writing.parts')} ${t('writing.optional')}`}>
      <div className={styles.selects}>
        {subjects.map((key) => (
          <SelectField
            key={key}
            name={`subScores.${key}`}
            label={t(`reviews.sub.${key}`)}
            emptyText={t('writing.parts.none')}
            options={grades.map((value) => ({ value, text: value }))}
          />
        ))}
      </div>
    </Fold>
  )
}
