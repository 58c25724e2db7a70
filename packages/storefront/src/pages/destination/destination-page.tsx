import type { Destination } from '@camping/contract/content.schemas.ts'
import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { navigationApi, overviewPart } from '@camping/core/navigation/navigation-queries.ts'
import { filterCount } from '@camping/core/search/criteria.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchRequest } from '@camping/core/search/search-request.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { CardGrid, Container, Section } from '@camping/ui/layout/section.tsx'
import { DestinationCard } from '@camping/ui/tiles/destination-card.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { pictureSource } from '../../format/picture-source.ts'
import { useMoney } from '../../format/use-money.ts'
import { useText } from '../../format/use-text.ts'
import { ResultsView } from '../../results/results-view.tsx'
import type { Page, PageProps, PageRequest } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { SearchForm } from '../../search-form/search-form.tsx'
import { destinationArgs, type DestinationArgs } from './destination-args.ts'

function DestinationView({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const { data: destination } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  if (!destination) return null
  const home = buildPath(site, 'home')
  const trail = destination.breadcrumb.map(({ name, slugs }, index, all) => ({
    text: name,
    ...(index < all.length - 1 ? { href: [home, ...slugs.map(encodeURIComponent)].join('/') } : {}),
  }))
  const text = destination.intro.split('\n\n')[0] ?? ''
  return (
    <>
      <PageHead
        title={destination.title}
        description={text.slice(0, 300)}
        path={request.pathname}
        noindex={filterCount(request.criteria) > 0}
      />
      <Hero
        size="low"
        title={destination.title}
        text={text}
        picture={{ src: pictureSource(destination.image.id, '2:1'), alt: destination.image.alt }}
      >
        {request.name === 'funnel' && <SearchForm criteria={request.criteria} placeName={destination.name} />}
      </Hero>
      <Container>
        <Breadcrumb label={t('shell.breadcrumb')} items={[{ text: t('shell.home'), href: home }, ...trail]} />
      </Container>
      {request.name === 'funnel' && <Countries request={request} />}
      <ResultsView
        request={request}
        title={t('search.title.place', { place: destination.name })}
        headingLevel={2}
      />
      <Questions destination={destination} />
    </>
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

function Questions({ destination }: { destination: Destination }) {
  const t = useText()
  if (destination.faq.length === 0) return null
  return (
    <Section tone="sunken" title={t('destination.faq')}>
      {destination.faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  )
}

/** Funnel, country, area and city pages: what the place is, where to go on, and its campsites. */
export const page: Page = {
  Component: DestinationView,
  async prepare(request, dispatch) {
    const [{ error }] = await Promise.all([
      dispatch(
        contentApi.endpoints.destination.initiate(destinationArgs(request) as DestinationArgs, {
          subscribe: false,
        }),
      ),
      dispatch(
        searchApi.endpoints.searchSites.initiate(searchRequest(request.criteria), { subscribe: false }),
      ),
      request.name === 'funnel' &&
        dispatch(navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false })),
    ])
    return verdictOfError(error, request.pathname)
  },
}
