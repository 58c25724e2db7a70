import type { FoundSite } from '@camping/contract/free-search.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteTileProps } from '@camping/ui/tiles/site-tile.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useRating } from '../../../kit/format/use-rating.ts'

/** A campsite found by name, as a tile. Without dates it has no price. */
export function useFoundSite() {
  const { site } = useApp()
  const ratingOf = useRating()
  return ({ name, slug, meta, image, rating }: FoundSite): SiteTileProps => {
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
      ...ratingOf(rating),
    }
  }
}
