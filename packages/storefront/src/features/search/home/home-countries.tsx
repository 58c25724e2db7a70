import { buildPath } from '@camping/editions/build-path.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { DestinationCard } from '@camping/ui/tiles/destination-card.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { HomePart } from './home-part.ts'
import { homeScene } from './home-scene.ts'

/** Countries with their lowest available total: the same stay for all of them, stated above. */
export function HomeCountries({ navigation }: HomePart) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const [funnel] = navigation.funnels
  if (!funnel) return null
  const countries = [...funnel.countries].sort((a, b) => b.siteCount - a.siteCount).slice(0, 8)
  return (
    <Section
      tone="sunken"
      title={t('home.countries.title')}
      text={t('home.countries.hint', { date: dates.full(navigation.activeFunnelDefaultDate) })}
    >
      <CardGrid columns={4} swipe>
        {countries.map((country) => (
          <DestinationCard
            key={country.id}
            href={buildPath(site, 'country', { funnel: funnel.slug, country: country.slug })}
            name={country.name}
            flag={country.code.toLowerCase()}
            picture={{ ...pictureOf(country.images.small ?? homeScene, '3:2'), alt: '' }}
            countText={t('shell.campsites', { count: country.siteCount })}
            priceNote={t('home.countries.stay')}
            {...(country.fromPrice
              ? { fromPrice: t('home.countries.from', { price: money(country.fromPrice.amount) }) }
              : {})}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
