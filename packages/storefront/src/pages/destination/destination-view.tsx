import type { Destination } from '@camping/contract/content.schemas.ts'
import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { filterCount } from '@camping/core/search/criteria.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchRequest } from '@camping/core/search/search-request.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { Container, Section } from '@camping/ui/layout/section.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { pictureSource } from '../../format/picture-source.ts'
import { useText } from '../../format/use-text.ts'
import type { PageProps, PageRequest } from '../../routing/page-view.ts'
import type { Verdict } from '../../routing/verdict.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { destinationArgs, type DestinationArgs } from './destination-args.ts'

export interface DestinationViewProps extends PageProps {
  /** On the picture: the search box of a funnel page. */
  onPicture?: ReactNode
  /** The campsites of the place. */
  results: ReactNode
}

/** What a place is, where to go on, and its campsites. */
export function DestinationView({ request, onPicture, results }: DestinationViewProps) {
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
        {onPicture}
      </Hero>
      <Container>
        <Breadcrumb label={t('shell.breadcrumb')} items={[{ text: t('shell.home'), href: home }, ...trail]} />
      </Container>
      {results}
      <Questions destination={destination} />
    </>
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

/** The place's own heading above its campsites. */
export function useResultsTitle(request: PageRequest): string {
  const t = useText()
  const { data } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  return data ? t('search.title.place', { place: data.name }) : ''
}

/** The queries of every destination page: its texts and its campsites. */
export async function prepareDestination(request: PageRequest, dispatch: Dispatch): Promise<Verdict> {
  const args = destinationArgs(request) as DestinationArgs
  const [{ error }] = await Promise.all([
    dispatch(contentApi.endpoints.destination.initiate(args, { subscribe: false })),
    dispatch(searchApi.endpoints.searchSites.initiate(searchRequest(request.criteria), { subscribe: false })),
  ])
  return verdictOfError(error, request.pathname)
}
