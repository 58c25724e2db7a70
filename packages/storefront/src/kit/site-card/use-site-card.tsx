import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { emptyCriteria, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCardProps } from '@camping/ui/site-card/site-card.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'
import { SiteHeart } from './site-heart.tsx'
import { pictureOf } from '../format/picture-of.ts'
import { useMoney } from '../format/use-money.ts'
import { useRating } from '../format/use-rating.ts'
import { scoreText } from '../format/score-text.ts'
import { useStruckPrice } from '../format/use-struck-price.ts'
import { useText } from '../format/use-text.ts'
import { searchOf } from '../routing/use-search-navigation.ts'

/** Converts a search result to card props: formatted text, prices and addresses. */
export function useSiteCard(criteria: Criteria, stay: { nights: number } | undefined) {
  const { site } = useApp()
  const t = useText()
  const ratingOf = useRating()
  const intl = useIntl()
  const money = useMoney()
  const struckPrice = useStruckPrice()
  const place = {
    funnel: null,
    country: null,
    area: null,
    city: null,
    query: null,
    funnels: [],
    countries: [],
    areas: [],
    facilities: [],
    sort: emptyCriteria.sort,
    bounds: null,
  }
  const search = searchOf({ ...criteria, ...place, page: 1 })

  return (result: SiteResult): SiteCardProps => {
    const { meta, bestAccommodation: best, displayPrice: price, rating } = result
    const params = {
      funnel: meta.funnel.slug,
      country: meta.country.slug,
      area: meta.area.slug,
      site: result.slug,
    }
    const detail =
      best &&
      [
        best.bedrooms > 0 && t('results.card.bedrooms', { bedrooms: best.bedrooms }),
        t('results.card.persons', { persons: best.maxPersons }),
      ]
        .filter(Boolean)
        .join(' · ')
    return {
      href: buildPath(site, 'site', params) + search,
      target: '_blank',
      name: result.name,
      place: `${meta.city.name}, ${meta.area.name}, ${meta.country.name}`,
      pictures: result.images.map((image) => pictureOf(image, '4:3')),
      heart: <SiteHeart id={result.siteId} name={result.name} />,
      labels: {
        previousPicture: t('results.card.previousPicture'),
        nextPicture: t('results.card.nextPicture'),
      },
      facilities: result.topFacilities.map((facility) => ({ text: facility.name })),
      ...ratingOf(rating),
      praise:
        rating.praised &&
        t('results.card.praised', { ...rating.praised, score: scoreText(intl, rating.praised.score) }),
      ...(best ? { accommodation: { name: best.name, ...(detail ? { detail } : {}) } } : {}),
      ...(price && stay
        ? {
            price: {
              total: money(price.sellPrice),
              caption: t('results.card.total', { nights: stay.nights }),
              note: t('results.card.included'),
              ...struckPrice(price.discount),
            },
          }
        : {}),
      ...(result.availabilityStatus === 'few' && result.unitsLeft
        ? {
            availability: {
              tone: 'warning' as const,
              text: t('results.availability.few', { units: result.unitsLeft }),
            },
          }
        : {}),
      ...(result.availabilityStatus === 'on-request'
        ? { availability: { tone: 'neutral' as const, text: t('results.availability.on-request') } }
        : {}),
    }
  }
}
