import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { pinCardsRequest, stayCriteria } from '@camping/core/search/map.rules.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { SiteTile, type SiteTileProps } from '@camping/ui/tiles/site-tile.tsx'
import { useRef } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useSeen } from '../../../kit/deferred/use-seen.ts'
import { SiteHeart } from '../../../kit/site-card/site-heart.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useRating } from '../../../kit/format/use-rating.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import type { AboutProps } from './about-props.ts'

/** Similar campsites with their price for the same stay, which loads when a visitor reaches them. */
export function SimilarSites({ site, request, stay }: AboutProps) {
  useLazyWords('about')
  const { site: edition } = useApp()
  const t = useText()
  const ratingOf = useRating()
  const section = useRef<HTMLDivElement>(null)
  const similar = site.similarSites.slice(0, 4)
  const criteria = stayCriteria(request.criteria, stay)
  const price = useTotals(similar, { criteria, isVisible: useSeen(section), stay })
  if (similar.length === 0) return null
  const search = searchOf(request.criteria, request.params)
  return (
    <div ref={section} id="similar">
      <Section tone="sunken" title={t('about.similar')} {...(stay ? { text: t('about.similar.text') } : {})}>
        <CardGrid columns={4} swipe>
          {similar.map(({ id, slug, name, image, rating, funnel, country, areaPlace }) => (
            <SiteTile
              key={slug}
              href={
                buildPath(edition, 'site', sitePathParams(slug, { funnel, country, area: areaPlace })) +
                search
              }
              target="_blank"
              name={name}
              place={`${areaPlace.name}, ${country.name}`}
              picture={{ ...pictureOf(image, '3:2'), alt: '' }}
              heart={<SiteHeart id={id} name={name} />}
              {...ratingOf(rating)}
              {...(stay ? { price: price(id) } : {})}
            />
          ))}
        </CardGrid>
      </Section>
    </div>
  )
}

interface Question {
  readonly criteria: Parameters<typeof pinCardsRequest>[0]
  readonly isVisible: boolean
  readonly stay: AboutProps['stay']
}

/** The total of the stay at each site; sites missing in the answer are not available. */
function useTotals(sites: SiteDetail['similarSites'], { criteria, isVisible, stay }: Question) {
  const t = useText()
  const money = useMoney()
  const { data, isError } = searchApi.useSearchSitesQuery(
    pinCardsRequest(
      criteria,
      sites.map(({ id }) => id),
    ),
    { skip: !isVisible || !stay || sites.length === 0 },
  )
  return (wantedId: number): SiteTileProps['price'] => {
    if (isError) return { none: '' }
    if (!data) return 'waiting'
    const found = data.sites.find(({ siteId }) => siteId === wantedId)?.displayPrice
    if (!found) return { none: t('about.similar.none') }
    return {
      caption: t('results.card.total', { nights: data.stay.nights }),
      total: money(found.sellPrice),
    }
  }
}
