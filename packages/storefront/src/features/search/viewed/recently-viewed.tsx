import { pinCardsRequest, stayCriteria } from '@camping/core/search/map.rules.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { SiteTile } from '@camping/ui/tiles/site-tile.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'

/** As many as fit into a row. */
const mostShown = 4

/** The campsites seen last that are available for the stay of the page, with its totals. */
export function RecentlyViewed({ request, ids }: { request: PageRequest; ids: readonly number[] }) {
  useLazyWords('results', 'facets')
  const t = useText()
  const { date, duration } = request.criteria
  const criteria = {
    ...stayCriteria(request.criteria, date === null ? undefined : { date, nights: duration }),
    duration,
  }
  const { data } = searchApi.useSearchSitesQuery(pinCardsRequest(criteria, ids))
  const card = useSiteCard(criteria, data?.stay)
  const found = new Map(data?.sites.map((site) => [site.id, site]))
  const shown = ids.flatMap((id) => found.get(id) ?? []).slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <Section title={t('facets.viewed')}>
      <CardGrid columns={4} swipe>
        {shown.map((site) => {
          const { href, target, name, place, pictures, rating, price, heart } = card(site)
          const [picture] = pictures
          return (
            <SiteTile
              key={site.id}
              href={href}
              target={target}
              name={name}
              place={place}
              heart={heart}
              {...(picture ? { picture: { ...picture, alt: '' } } : {})}
              {...(rating ? { rating } : {})}
              {...(price ? { price } : {})}
            />
          )
        })}
      </CardGrid>
    </Section>
  )
}
