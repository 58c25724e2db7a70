import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { ErrorState, NotFoundView } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { ErrorSuggestions } from './error-suggestions.tsx'

/**
 * 404, 410 and all failures: the status, the reason, suggestions (errors-10). The message of a verdict is for logs;
 * visitors get a text in their language.
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
          <ErrorSuggestions />
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
