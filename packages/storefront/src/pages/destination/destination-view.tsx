import type { Destination } from '@camping/contract/content.schemas.ts'
import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { startSearch } from '@camping/core/search/start-search.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { FaqList } from '@camping/ui/faq/faq-list.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { Container, Section } from '@camping/ui/layout/section.tsx'
import type { ComponentType, ReactNode } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { heroPicture } from '../../format/hero-picture.ts'
import { placePath } from '../../format/place-path.ts'
import { useText } from '../../format/use-text.ts'
import { cleanedSearch } from '../../routing/cleaned-address.ts'
import { placeInOwnSlugs, searchInOwnSlugs } from '../../routing/own-address.ts'
import type { PageProps, PageRequest } from '../../routing/page-view.ts'
import type { Verdict } from '../../routing/verdict.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { destinationArgs, type DestinationArgs } from './destination-args.ts'
import styles from './destination-view.module.css'

export interface DestinationViewProps extends PageProps {
  /** On the picture: the search box of a funnel page. */
  onPicture?: ReactNode
  /** Where to go on from here; a funnel page has its countries among the results. */
  Places?: ComponentType<{ destination: Destination }>
  /** The campsites of the place. */
  results: ReactNode
}

/** What a place is, where to go on, and its campsites. */
export function DestinationView({ request, onPicture, Places, results }: DestinationViewProps) {
  const { site } = useApp()
  const t = useText()
  const { data: destination } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  // The list says that it loads, and has skeletons; there is no room for more in the first scripts of these pages.
  if (!destination)
    return (
      <>
        <PageHead title={t('shell.title.search')} description="" />
        {results}
      </>
    )
  const trail = destination.breadcrumb.map(({ name, slugs }, index, all) => ({
    text: name,
    ...(index < all.length - 1 ? { href: placePath(site, slugs) } : {}),
  }))
  const [text = '', ...paragraphs] = destination.intro.split(/\n{2,}/)
  return (
    <>
      <PageHead
        title={destination.title}
        description={t('destination.description', { title: destination.title, intro: text })}
        request={request}
      />
      <Hero size="low" title={destination.title} text={text} picture={heroPicture(destination.image)}>
        {onPicture}
      </Hero>
      <Container>
        <Breadcrumb
          label={t('shell.breadcrumb')}
          items={[{ text: t('shell.home'), href: buildPath(site, 'home') }, ...trail]}
        />
        {paragraphs.length > 0 && (
          <div className={styles.intro}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </Container>
      {Places && destination.level !== 'city' && <Places destination={destination} />}
      {results}
      {Places && destination.level === 'city' && <Places destination={destination} />}
      <Questions destination={destination} />
    </>
  )
}

function Questions({ destination }: { destination: Destination }) {
  const t = useText()
  if (destination.faq.length === 0) return null
  return (
    <Section tone="sunken" title={t('destination.faq')}>
      <FaqList items={destination.faq} />
    </Section>
  )
}

/** The queries of every destination page: its texts and its campsites. */
export async function prepareDestination(request: PageRequest, dispatch: Dispatch): Promise<Verdict> {
  const args = destinationArgs(request) as DestinationArgs
  const [{ data, error }, results] = await Promise.all([
    dispatch(contentApi.endpoints.destination.initiate(args, { subscribe: false })),
    dispatch(startSearch(request.criteria)),
  ])
  return (
    placeInOwnSlugs(request, data?.alternates[request.app.market.apiLocale]) ??
    searchInOwnSlugs(request, results.data?.searched) ??
    cleanedSearch(request, results.data) ??
    verdictOfError(error, request.pathname)
  )
}
