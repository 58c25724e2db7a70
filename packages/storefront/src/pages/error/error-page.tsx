import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { ErrorState, NotFoundView } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import { WaysOn } from './ways-on.tsx'

/**
 * 404, 410 and everything that failed: the status, what happened, a way on (SPEC.md §8). The message of a verdict is for
 * logs; visitors get words of their language.
 */
export function ErrorPage({ status }: { status: number; message: string }) {
  const { site } = useApp()
  const t = useText()
  const home = (
    <ButtonLink kind="primary" href={buildPath(site, 'home')}>
      {t('shell.notFound.home')}
    </ButtonLink>
  )
  if (status === 404 || status === 410) {
    const title = t('failure.notFound')
    return (
      <>
        <PageHead title={title} description={t('failure.gone')} />
        <NotFoundView
          code={`${status}`}
          title={title}
          gone={t('failure.gone')}
          hint={t('failure.hint')}
          action={home}
        >
          <WaysOn />
        </NotFoundView>
      </>
    )
  }
  const title = t('failure.title')
  return (
    <>
      <PageHead title={title} description={t('failure.text')} />
      <ErrorState
        level={1}
        code={`${status || 503}`}
        title={title}
        text={t('failure.text')}
        actions={
          <>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t('shell.error.retry')}
            </Button>
            <ButtonLink href={buildPath(site, 'home')}>{t('shell.notFound.home')}</ButtonLink>
          </>
        }
      />
    </>
  )
}
