import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ComparedColumn, CompareReply } from '@camping/contract/compare.schemas.ts'
import { compareLimit } from '@camping/contract/limits.ts'
import { compareApi } from '@camping/core/compare/compare.api.ts'
import { readItems } from '@camping/core/compare/compare.rules.ts'
import { compareSearch } from '../../kit/compare/compare-search.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { CompareTable } from '@camping/ui/compare/compare-table.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { pictureOf } from '../../kit/format/picture-of.ts'
import { usePartyText } from '../../kit/format/party-text.ts'
import { useSpan } from '../../kit/format/use-dates.ts'
import { useText } from '../../kit/format/use-text.ts'
import { PageHead } from '../../kit/head/page-head.tsx'
import { PageWaiting } from '../../kit/head/page-waiting.tsx'
import type { Page, PageProps, PageRequest } from '../../kit/routing/page-view.ts'
import { searchOf } from '../../kit/routing/use-search-navigation.ts'
import { verdictOfError } from '../../kit/routing/verdict-of-error.ts'
import { SlotsBetween } from '../../kit/slots/slots-between.tsx'
import styles from './compare-page.module.css'
import { StayForm } from './stay-form.tsx'
import { useCompareRows } from './use-compare-rows.tsx'

/** What the page asks for; undefined where its address names nothing. */
function requestOf({ query, criteria }: PageRequest) {
  const items = readItems(query)
  if (items.length === 0) return undefined
  const { date, duration, adults, children } = criteria
  return {
    items,
    duration,
    adults,
    ...(date ? { date } : {}),
    ...(children.length > 0 ? { children: [...children] } : {}),
  }
}

/** favourites-5: campsites or accommodations side by side for one stay, all of it in the address. */
function ComparePage({ request }: PageProps) {
  const requested = requestOf(request)
  const { data, isFetching } = compareApi.useCompareSitesQuery(requested ?? skipToken)
  const t = useText()
  if (requested && !data) return <PageWaiting />
  const isEmpty = !requested || data?.columns.length === 0
  return (
    <>
      <PageHead title={t('compare.title')} description={t('compare.description')} request={request} />
      <Container>
        <div className={styles.page} aria-busy={isFetching}>
          <h1>{t('compare.title')}</h1>
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="compare" before="table" facts={{}} />}
          {isEmpty || !data ? <NothingCompared /> : <Comparison request={request} compared={data} />}
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="compare" after="table" facts={{}} />}
        </div>
      </Container>
    </>
  )
}

function NothingCompared() {
  const { site } = useApp()
  const t = useText()
  return (
    <EmptyState
      level={2}
      title={t('compare.empty')}
      text={t('compare.empty.text')}
      actions={
        <ButtonLink kind="primary" href={buildPath(site, 'searchAndBook')}>
          {t('compare.find')}
        </ButtonLink>
      }
    />
  )
}

const nameOf = ({ site, accommodation, isChosen }: ComparedColumn) =>
  isChosen && accommodation ? accommodation.name : site.name

function Comparison({ request, compared }: { request: PageRequest; compared: CompareReply }) {
  const { site: edition, config } = useApp()
  const store = useAppStore()
  const t = useText()
  const span = useSpan()
  const party = usePartyText()
  const { criteria } = request
  const { stay, columns } = compared
  const ofStay = { ...criteria, date: stay.date }
  const search = searchOf({
    ...emptyCriteria,
    date: stay.date,
    duration: stay.nights,
    adults: criteria.adults,
    children: criteria.children,
  })
  const hrefOf = ({ site, accommodation, isChosen }: ComparedColumn) => {
    const { funnel, country, area } = site.meta
    const path = buildPath(edition, 'site', {
      funnel: funnel.slug,
      country: country.slug,
      area: area.slug,
      site: site.slug,
    })
    return path + search + (isChosen && accommodation ? `#accommodation-${accommodation.id}` : '')
  }
  /** The bar of this tab has what the address has, once the visitor changes it here. */
  const collect = (chosen: readonly ComparedColumn[]) =>
    void import('@camping/core/compare/open-compare.browser.ts').then(({ setCompared }) =>
      setCompared(
        store,
        config.brand,
        chosen.map((column) => ({ item: column.item, name: nameOf(column) })),
      ),
    )
  const items = columns.map(({ item }) => item)
  const without = (item: string) =>
    request.pathname +
    compareSearch(
      items.filter((one) => one !== item),
      ofStay,
    )
  const groups = useCompareRows(compared, hrefOf)
  return (
    <>
      <p className={styles.stay}>
        {t('compare.stay', {
          ...span(stay.date, stay.nights),
          party: party(criteria.adults, criteria.children.length),
        })}
      </p>
      <StayForm request={request} items={items} stay={stay} />
      <CompareTable
        columns={columns.map((column) => {
          const { item, site, accommodation, isChosen } = column
          const [image] = (isChosen && accommodation?.images.length ? accommodation : site).images
          const name = nameOf(column)
          return {
            id: item,
            name,
            href: hrefOf(column),
            place: isChosen ? site.name : `${site.meta.area.name}, ${site.meta.country.name}`,
            ...(image ? { picture: pictureOf(image, '4:3') } : {}),
            removeHref: without(item),
            removeLabel: t('compare.remove', { name }),
            onRemove: () => collect(columns.filter((one) => one !== column)),
          }
        })}
        groups={groups}
        labels={{
          table: t('compare.table', { count: columns.length }),
          feature: t('compare.feature'),
          highlight: t('compare.highlight'),
          differs: t('compare.differs'),
        }}
      />
      {columns.length < compareLimit && (
        <p className={styles.more}>
          <ButtonLink
            icon="plus"
            href={buildPath(edition, 'searchAndBook') + search}
            onClick={() => collect(columns)}
          >
            {t('compare.add')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

export const page: Page = {
  Component: ComparePage,
  async prepare(request, dispatch) {
    const requested = requestOf(request)
    if (!requested) return verdictOfError(undefined, request.pathname)
    const query = compareApi.endpoints.compareSites.initiate(requested, { subscribe: false })
    return verdictOfError((await dispatch(query)).error, request.pathname)
  },
}
