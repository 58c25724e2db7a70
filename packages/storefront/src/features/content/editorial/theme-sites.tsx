import type { ThemeDetail } from '@camping/contract/content.schemas.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useSpan } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'
import { relatedSites, themeCriteria, themeSearch } from './theme-search.ts'

/** A few campsites that match the theme, with their totals, and a link to all of them. */
export function ThemeSites({ theme }: { theme: ThemeDetail }) {
  const { site, today } = useApp()
  const t = useText()
  const intl = useIntl()
  const span = useSpan()
  const { data: results } = searchApi.useSearchSitesQuery(relatedSites(theme.search, today))
  const card = useSiteCard(themeCriteria(theme.search, today), results?.stay)
  if (!results || results.sites.length === 0) return null
  const { stay, sites, paging } = results
  return (
    <Section
      tone="sunken"
      title={t('content.theme.sites')}
      {...(stay.isDefaultDate ? { text: t('results.defaultDate', span(stay.date, stay.nights)) } : {})}
      action={
        paging.total > sites.length && (
          <ButtonLink
            kind="quiet"
            iconEnd="arrowRight"
            href={buildPath(site, 'searchAndBook') + themeSearch(theme.search, today)}
          >
            {t('content.theme.all', { count: intl.formatNumber(paging.total) })}
          </ButtonLink>
        )
      }
    >
      <CardGrid columns={2}>
        {sites.map((result) => (
          <SiteCard key={result.siteId} level={3} {...card(result)} />
        ))}
      </CardGrid>
    </Section>
  )
}
