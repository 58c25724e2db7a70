import { mailLinksApi } from '@camping/core/mail-links/mail-links.api.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { allow } from '../../../kit/routing/verdict.ts'
import { AnswerOutcome, LinkQuestion, outcomes, type Outcome } from './answer-parts.tsx'
import { OpenAlertCart } from './open-alert-cart.tsx'
import { RequestAnswer } from './request-answer.tsx'

/** What a link asks before its button does it. */
const questions = ['reviews', 'alert', 'no-alert'] as const

/** The token of a link that is about a request; undefined for any other address of the page. */
const requestToken = ({ query }: PageRequest): string | undefined =>
  query.get('step') === 'request' ? query.get('token') || undefined : undefined

/**
 * Target of links in mails that work without signing in (decisions 290, 291 and 319). The query has the state: `step`, and the
 * `token` of a mail. Only a button does anything, because mail scanners open every link.
 */
function AnswerPage({ request }: PageProps) {
  const t = useText()
  const step = request.query.get('step') ?? ''
  const token = request.query.get('token') ?? ''
  const forRequest = requestToken(request)
  const { data, error } = mailLinksApi.useLinkedRequestQuery(
    { token: forRequest ?? '' },
    { skip: forRequest === undefined },
  )
  const action = `${request.pathname}?${new URLSearchParams({ step, token }).toString()}`
  if (data) return <RequestAnswer request={data} action={action} />
  if (forRequest && !error) return <PageWaiting narrow />
  if (step === 'free' && token) return <OpenAlertCart token={token} action={action} />
  const question = token ? questions.find((name) => name === step) : undefined
  if (question)
    return (
      <LinkQuestion
        title={t(`answer.${question}.title`)}
        text={t(`answer.${question}.text`)}
        button={t(`answer.${question}.button`)}
        action={action}
      />
    )
  return <AnswerOutcome outcome={outcomeOf(step, error)} />
}

function outcomeOf(step: string, error: unknown): Outcome {
  if (error) {
    const { status } = error as { status?: number }
    if (status === 409) return 'late'
    return status === 410 || status === 400 ? 'ended' : 'failed'
  }
  return outcomes.find((name) => name === step) ?? 'ended'
}

export const page: Page = {
  Component: AnswerPage,
  async prepare(request, dispatch) {
    const token = requestToken(request)
    if (token) await dispatch(mailLinksApi.endpoints.linkedRequest.initiate({ token }, { subscribe: false }))
    return allow
  },
}
