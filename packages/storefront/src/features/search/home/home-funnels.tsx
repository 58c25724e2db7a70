import { buildPath } from '@camping/editions/build-path.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { FunnelTile } from '@camping/ui/tiles/picture-tile.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { HomePart } from './home-part.ts'

/** The kinds of holiday, with the number of places in each. */
export function HomeFunnels({ navigation }: HomePart) {
  const { site } = useApp()
  const t = useText()
  return (
    <Section title={t('home.funnels.title')}>
      <CardGrid columns={3}>
        {navigation.funnels.map((funnel) => (
          <FunnelTile
            key={funnel.id}
            href={buildPath(site, 'funnel', { funnel: funnel.slug })}
            title={funnel.name}
            text={t('home.funnels.count', { count: funnel.siteCount })}
            picture={{ ...pictureOf(funnel.image, '4:3'), alt: '' }}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
