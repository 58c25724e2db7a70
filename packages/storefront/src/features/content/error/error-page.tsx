import { searchLimits } from '@camping/contract/limits.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { ErrorState, NotFoundView } from '@camping/ui/states/page-state.tsx'
import { TextSearch } from '@camping/ui/search-box/text-search.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './error-suggestions.module.css'
import { ErrorSuggestions } from './error-suggestions.tsx'
import { NearestPages } from './nearest-pages.tsx'
import { soughtWords } from './sought-words.ts'

/**
 * 404, 410 and all failures: the status, the reason, and a way on (errors-10): what was looked for, a search, pages with a name like
 * it, and the kinds of holiday. The message of a verdict is for logs;
 * visitors get a text in their language.
 */
export function ErrorPage({ status }: { status: number; message: string }) {
  const { site, config } = useApp()
  const t = useText()
  const location = useLocation()
  // The next address is known before its page is ready; until then this page stays unchanged.
  const [pathname] = useState(location.pathname)
  const home = (
    <ButtonLink kind={config.supports.search ? 'secondary' : 'primary'} href={buildPath(site, 'home')}>
      {t('shell.notFound.home')}
    </ButtonLink>
  )
  if (status === 404 || status === 410) {
    const title = t('failure.notFound')
    const words = soughtWords(pathname, site)
    const sought = words ? `${t('failure.sought', { words })} ` : ''
    return (
      <>
        <PageHead title={title} description={t('failure.gone')} />
        <NotFoundView
          code={`${status}`}
          title={title}
          gone={sought + t('failure.gone')}
          hint={t(config.supports.search ? 'failure.hint' : 'failure.hint.address')}
          action={home}
        >
          {config.supports.search && (
            <div className={styles.search}>
              <TextSearch
                action={buildPath(site, 'freeSearch')}
                name="query"
                label={t('failure.search')}
                submitLabel={t('failure.search.submit')}
                value={words ?? ''}
                maxLength={searchLimits.words}
              />
            </div>
          )}
          {status === 404 && <NearestPages pathname={pathname} />}
          <ErrorSuggestions pathname={pathname} />
          <p className={styles.later}>{t('failure.later')}</p>
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
