import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'

/** What became of a link. */
export const outcomes = [
  'refused',
  'alerted',
  'unalerted',
  'gone',
  'too-many',
  'confirmed',
  'declined',
  'late',
  'ended',
  'failed',
] as const
export type Outcome = (typeof outcomes)[number]

export interface LinkQuestionProps {
  readonly title: string
  readonly text: string
  readonly button: string
  /** Of the form, which works without scripts. */
  readonly action: string
}

/** What a link does, the button that does it, and the way on for whoever wants it to stay as it is. */
export function LinkQuestion({ title, text, button, action }: LinkQuestionProps) {
  const { site } = useApp()
  const t = useText()
  return (
    <Container narrow>
      <PageHead title={title} description={text} />
      <EmptyState
        level={1}
        title={title}
        text={text}
        actions={
          <>
            <form method="post" action={action}>
              <Button type="submit" kind="primary">
                {button}
              </Button>
            </form>
            <ButtonLink href={buildPath(site, 'home')}>{t('shell.notFound.home')}</ButtonLink>
          </>
        }
      />
    </Container>
  )
}

/** What became of a link, and the ways on: after no more requests for reviews, to the bookings where one can still be written. */
export function AnswerOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { site, config } = useApp()
  const t = useText()
  return (
    <Container narrow>
      <PageHead title={t(`answer.${outcome}.title`)} description={t(`answer.${outcome}.text`)} />
      <EmptyState
        level={1}
        title={t(`answer.${outcome}.title`)}
        text={t(`answer.${outcome}.text`)}
        actions={
          <>
            {outcome === 'refused' && config.supports.portal && (
              <ButtonLink kind="primary" href={buildPath(site, 'myBookings')}>
                {t('answer.bookings')}
              </ButtonLink>
            )}
            <ButtonLink href={buildPath(site, 'home')} icon="arrowLeft">
              {t('shell.notFound.home')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  )
}
