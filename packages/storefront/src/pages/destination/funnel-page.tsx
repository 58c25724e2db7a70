import { navigationApi, overviewPart } from '@camping/core/navigation/navigation-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { DestinationCard } from '@camping/ui/tiles/destination-card.tsx'
import { useApp } from '../../app/app-context.tsx'
import { pictureSource } from '../../format/picture-source.ts'
import { useMoney } from '../../format/use-money.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps, PageRequest } from '../../routing/page-view.ts'
import { SearchForm } from '../../search-form/search-form.tsx'
import { DestinationView, prepareDestination } from './destination-view.tsx'

/** A kind of holiday: search, its countries with from-prices, its campsites. */
function FunnelPage({ request }: PageProps) {
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const name = navigation?.funnels.find((one) => one.slug === request.params['funnel'])?.name ?? ''
  return (
    <DestinationView
      request={request}
      onPicture={<SearchForm criteria={request.criteria} placeName={name} />}
      beforeResults={<Countries request={request} />}
    />
  )
}

function Countries({ request }: { request: PageRequest }) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const funnel = navigation?.funnels.find((one) => one.slug === request.params['funnel'])
  if (!funnel) return null
  return (
    <Section title={t('destination.countries')}>
      <CardGrid columns={4}>
        {funnel.countries.map((country) => (
          <DestinationCard
            key={country.id}
            href={buildPath(site, 'country', { funnel: funnel.slug, country: country.slug })}
            name={country.name}
            flag={country.code.toLowerCase()}
            picture={{ src: pictureSource(country.images.small?.id ?? funnel.image.id, '3:2') }}
            countText={t('shell.campsites', { count: country.siteCount })}
            {...(country.fromPrice
              ? { fromPrice: t('destination.from', { price: money(country.fromPrice.amount) }) }
              : {})}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

export const page: Page = {
  Component: FunnelPage,
  async prepare(request, dispatch) {
    const [verdict] = await Promise.all([
      prepareDestination(request, dispatch),
      dispatch(navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false })),
    ])
    return verdict
  },
}
