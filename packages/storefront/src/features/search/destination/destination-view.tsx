import type { Destination } from '@camping/contract/content.schemas.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import { startSearch } from '@camping/core/search/search.thunks.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import type { ComponentType, ReactNode } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { heroPicture } from '../../../kit/format/hero-picture.ts'
import { placePath } from '../address/place-path.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { cleanedSearch } from '../address/cleaned-address.ts'
import { placeInEditionSlugs, searchInEditionSlugs } from '../address/edition-address.ts'
import type { PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import type { Verdict } from '../../../kit/routing/verdict.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { destinationArgs, type DestinationArgs } from '../../../kit/place/destination-args.ts'
import { DeferredPlaceGuide } from './deferred-place-guide.tsx'

export interface DestinationViewProps extends PageProps {
  /** On the picture: the search box of a funnel page. */
  onPicture?: ReactNode
  /** Places within this one; a funnel page shows its countries with the results. */
  Places?: ComponentType<{ destination: Destination }>
  /** The campsites of the place. */
  results: ReactNode
}

/** Description of a place, places within it, and its campsites. */
export function DestinationView({ request, onPicture, Places, results }: DestinationViewProps) {
  const { site } = useApp()
  const t = useText()
  const { data: destination } = contentApi.useDestinationQuery(destinationArgs(request) as DestinationArgs)
  // The list has its own loading state with skeletons; the first scripts of these pages have no space for more.
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
  const [text = ''] = destination.intro.split(/\n{2,}/)
  return (
    <>
      <PageHead
        title={destination.title}
        description={t('destination.description', { title: destination.title, intro: text })}
        request={request}
      />
      <Hero size="slim" title={destination.title} text={text} picture={heroPicture(destination.image)}>
        {onPicture}
      </Hero>
      <Container>
        <Breadcrumb
          label={t('shell.breadcrumb')}
          items={[{ text: t('shell.home'), href: buildPath(site, 'home') }, ...trail]}
        />
      </Container>
      {Places && destination.level !== 'city' && <Places destination={destination} />}
      {results}
      {Places && destination.level === 'city' && <Places destination={destination} />}
      <DeferredPlaceGuide destination={destination} />
    </>
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
    placeInEditionSlugs(request, data?.alternates[request.app.market.apiLocale]) ??
    searchInEditionSlugs(request, results.data?.searched) ??
    cleanedSearch(request, results.data) ??
    verdictOfError(error, request.pathname)
  )
}
