import { searchLimits } from '@camping/contract/limits.ts'
import { freeSearchApi } from '@camping/core/free-search/free-search.api.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { TextSearch } from '@camping/ui/search-box/text-search.tsx'
import { Waiting } from '@camping/ui/states/waiting.tsx'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useNavigate } from 'react-router-dom'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { FoundGroups } from './found-groups.tsx'
import styles from './free-search-page.module.css'

/** search-21: possible meanings of a text in groups: campsites, places, themes, pages. */
function FreeSearchPage({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const navigate = useNavigate()
  const { query } = request.criteria
  const { data: found, isFetching } = freeSearchApi.useFreeSearchQuery(query ? { query } : skipToken)
  const title = query ? t('results.title.query', { query }) : t('find.title')
  const action = buildPath(site, 'freeSearch')
  const total = found
    ? [found.sites, found.places, found.themes, found.pages].reduce((sum, group) => sum + group.total, 0)
    : 0
  return (
    <>
      <PageHead title={title} description={t('find.text')} request={request} />
      <Container>
        <div className={styles.head}>
          <h1>{title}</h1>
          {!query && <p className={styles.text}>{t('find.text')}</p>}
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="free-search" before="words" facts={{}} />}
          <TextSearch
            action={action}
            name="query"
            label={t('find.label')}
            submitLabel={t('search.submit')}
            value={query ?? ''}
            maxLength={searchLimits.words}
            onSearch={(words) => void navigate(action + searchOf({ ...emptyCriteria, query: words || null }))}
          />
          <p role="status" className={styles.text}>
            {found && query && t('find.count', { count: total })}
          </p>
          {!import.meta.env.WITHOUT_SLOTS && (
            <SlotsBetween page="free-search" after="words" before="results" facts={{}} />
          )}
        </div>
      </Container>
      {query && !found && isFetching && (
        <Container>
          <Waiting label={t('shell.waiting')} />
        </Container>
      )}
      <div aria-busy={isFetching}>{found && query && <FoundGroups found={found} query={query} />}</div>
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="free-search" after="results" facts={{}} />}
    </>
  )
}

export const page: Page = {
  Component: FreeSearchPage,
  async prepare({ criteria, pathname }, dispatch) {
    const { query } = criteria
    if (!query) return verdictOfError(undefined, pathname)
    const { error } = await dispatch(
      freeSearchApi.endpoints.freeSearch.initiate({ query }, { subscribe: false }),
    )
    return verdictOfError(error, pathname)
  },
}
