import { mailLinksApi } from '@camping/core/mail-links/mail-links.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { allow } from '../../../kit/routing/verdict.ts'
import { RequestAnswer } from './request-answer.tsx'

/** What became of a link. */
const outcomes = ['refused', 'confirmed', 'declined', 'late', 'ended', 'failed'] as const
type Outcome = (typeof outcomes)[number]

/** The token of a link that is about a request; undefined for any other address of the page. */
const requestToken = ({ query }: PageRequest): string | undefined =>
  query.get('step') === 'request' ? query.get('token') || undefined : undefined

/**
 * Target of links in mails that work without signing in (decisions 290 and 291). The query has the state: `step`, and the
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
  if (step === 'reviews' && token)
    return (
      <Container narrow>
        <PageHead title={t('answer.reviews.title')} description={t('answer.reviews.text')} />
        <EmptyState
          level={1}
          title={t('answer.reviews.title')}
          text={t('answer.reviews.text')}
          actions={
            <form method="post" action={action}>
              <Button type="submit" kind="primary" size="lg">
                {t('answer.reviews.button')}
              </Button>
            </form>
          }
        />
      </Container>
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

function AnswerOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { site } = useApp()
  const t = useText()
  return (
    <Container narrow>
      <PageHead title={t(`answer.${outcome}.title`)} description={t(`answer.${outcome}.text`)} />
      <EmptyState
        level={1}
        title={t(`answer.${outcome}.title`)}
        text={t(`answer.${outcome}.text`)}
        actions={
          <ButtonLink href={buildPath(site, 'home')} icon="arrowLeft">
            {t('shell.notFound.home')}
          </ButtonLink>
        }
      />
    </Container>
  )
}

export const page: Page = {
  Component: AnswerPage,
  async prepare(request, dispatch) {
    const token = requestToken(request)
    if (token) await dispatch(mailLinksApi.endpoints.linkedRequest.initiate({ token }, { subscribe: false }))
    return allow
  },
}
