import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { ErrorState, NotFoundView } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'

/** 404, 410 and everything that failed: what happened and a way on (SPEC.md §8). */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  const { site } = useApp()
  const t = useText()
  const home = (
    <ButtonLink kind="primary" href={buildPath(site, 'home')}>
      {t('shell.notFound.home')}
    </ButtonLink>
  )
  if (status === 404 || status === 410) {
    const title = t(status === 410 ? 'shell.gone.title' : 'shell.notFound.title')
    return (
      <>
        <PageHead title={title} description={t('shell.notFound.gone')} noindex />
        <NotFoundView
          title={title}
          gone={t('shell.notFound.gone')}
          hint={t('shell.notFound.retry')}
          action={home}
        />
      </>
    )
  }
  const title = t('shell.error.title')
  return (
    <>
      <PageHead title={title} description={t('shell.error.text')} noindex />
      <ErrorState
        level={1}
        title={title}
        text={t('shell.error.text')}
        reference={message || `${status || 503}`}
        actions={
          <>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t('shell.error.retry')}
            </Button>
            {home}
          </>
        }
      />
    </>
  )
}
