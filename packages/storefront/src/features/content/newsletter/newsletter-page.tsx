import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { NewsletterSignup } from '../../../kit/newsletter/newsletter-signup.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import styles from './newsletter-page.module.css'

/** The action of a mail's link. Only the button executes it, because mail scanners open every link. */
const questions = ['confirm', 'leave'] as const

/** The result. */
const outcomes = ['sent', 'confirmed', 'left'] as const

/** Why a form without scripts was refused. */
const errors = {
  required: 'newsletter.error.required',
  invalid: 'newsletter.error.email',
  wait: 'newsletter.wait',
  failed: 'toast-messages.newsletter-signup-fail',
} as const

/**
 * Target of the sign-up form without scripts, and of the links in its mails (decision 037). The query has the state:
 * `step`, and the `token` of a mail.
 */
function NewsletterPage({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const step = request.query.get('step') ?? ''
  const token = request.query.get('token')
  const question = token ? questions.find((name) => name === step) : undefined
  const outcome = outcomes.find((name) => name === step)
  // A link without a token, or a used one: the same suggestion.
  const ended = !question && ['confirm', 'leave', 'ended'].includes(step)
  const state = question ?? outcome ?? (ended ? 'ended' : undefined)
  const titleId = state ? (`newsletter.${state}.title` as const) : 'newsletter.title'
  const error = Object.hasOwn(errors, step) ? errors[step as keyof typeof errors] : undefined
  return (
    <Container narrow>
      <PageHead title={t(titleId)} description={t('newsletter.text')} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="newsletter" before="form" facts={{}} />}
      <EmptyState
        level={1}
        title={t(titleId)}
        text={t(state ? `newsletter.${state}.text` : 'newsletter.text')}
        actions={
          question ? (
            <form method="post" action={`${request.pathname}${queryOf(step, token ?? '')}`}>
              <Button type="submit" kind="primary" size="lg">
                {t(`newsletter.${question}.button`)}
              </Button>
            </form>
          ) : (
            outcome && (
              <ButtonLink href={buildPath(site, 'home')} icon="arrowLeft">
                {t('shell.notFound.home')}
              </ButtonLink>
            )
          )
        }
      >
        {!question && !outcome && (
          <div className={styles.form}>
            <NewsletterSignup reference="newsletter-page" error={error && t(error)} />
          </div>
        )}
      </EmptyState>
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="newsletter" after="form" facts={{}} />}
    </Container>
  )
}

const queryOf = (step: string, token: string) => `?${new URLSearchParams({ step, token }).toString()}`

export const page: Page = { Component: NewsletterPage }
