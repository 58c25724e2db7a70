import type { FoundSite } from '@camping/contract/free-search.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteTileProps } from '@camping/ui/tiles/site-tile.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../app/app-context.tsx'
import { pictureOf } from '../../format/picture-of.ts'
import { useText } from '../../format/use-text.ts'

/** A campsite found by its name, as a tile. Without dates it has no price, so none is shown. */
export function useFoundSite() {
  const { site } = useApp()
  const t = useText()
  const intl = useIntl()
  return ({ name, slug, meta, image, rating }: FoundSite): SiteTileProps => {
    const score = intl.formatNumber(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return {
      href: buildPath(site, 'site', {
        funnel: meta.funnel.slug,
        country: meta.country.slug,
        area: meta.area.slug,
        site: slug,
      }),
      target: '_blank',
      name,
      place: `${meta.city.name}, ${meta.area.name}, ${meta.country.name}`,
      ...(image ? { picture: { ...pictureOf(image, '3:2'), alt: '' } } : {}),
      ...(rating.count > 0
        ? {
            rating: {
              score: rating.average,
              max: 10,
              scoreText: score,
              countText: t('search.reviews', { count: rating.count }),
              label: t('search.rating', { score }),
            },
          }
        : {}),
    }
  }
}
