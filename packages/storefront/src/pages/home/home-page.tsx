import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { navigationApi, overviewPart } from '@camping/core/navigation/navigation-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { DestinationCard } from '@camping/ui/tiles/destination-card.tsx'
import { FunnelTile, ThemeCard } from '@camping/ui/tiles/picture-tile.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { pictureSource } from '../../format/picture-source.ts'
import { useMoney } from '../../format/use-money.ts'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { SearchForm } from '../../search-form/search-form.tsx'

/** The scene behind the search box. */
const heroPicture = 'hero-lake-summer-morning-7'

function Home({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} path={buildPath(site, 'home')} />
      <Hero
        title={t('home.hero.title')}
        text={t('home.hero.text')}
        picture={{ src: pictureSource(heroPicture, '2:1') }}
      >
        <SearchForm criteria={request.criteria} />
      </Hero>
      {navigation && (
        <>
          <Funnels navigation={navigation} />
          <Countries navigation={navigation} />
          <Themes navigation={navigation} />
          <EarlyBooking navigation={navigation} />
        </>
      )}
    </>
  )
}

type Part = { navigation: NavigationGroupsReply }

function Funnels({ navigation }: Part) {
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
            text={t('shell.campsites', { count: funnel.siteCount })}
            picture={{ src: pictureSource(funnel.image.id, '4:3') }}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

/** Countries with the lowest total that can really be booked: the same stay for all of them, named above. */
function Countries({ navigation }: Part) {
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
      text={t('home.countries.note', { date: dates.full(navigation.activeFunnelDefaultDate) })}
    >
      <CardGrid columns={4}>
        {countries.map((country) => (
          <DestinationCard
            key={country.id}
            href={buildPath(site, 'country', { funnel: funnel.slug, country: country.slug })}
            name={country.name}
            flag={country.code.toLowerCase()}
            picture={{ src: pictureSource(country.images.small?.id ?? heroPicture, '3:2') }}
            countText={t('shell.campsites', { count: country.siteCount })}
            {...(country.fromPrice
              ? { fromPrice: t('home.countries.from', { price: money(country.fromPrice.amount) }) }
              : {})}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

function Themes({ navigation }: Part) {
  const { site, config } = useApp()
  const t = useText()
  if (!config.supports.themes) return null
  return (
    <Section
      title={t('home.themes.title')}
      action={
        <ButtonLink kind="quiet" href={buildPath(site, 'themes')} iconEnd="arrowRight">
          {t('home.themes.all')}
        </ButtonLink>
      }
    >
      <CardGrid columns={3}>
        {navigation.themes.slice(0, 6).map((theme) => (
          <ThemeCard
            key={theme.slug}
            href={buildPath(site, 'theme', { slug: theme.slug })}
            title={theme.title}
            text={theme.intro}
            picture={{ src: pictureSource(theme.image.id, '3:2') }}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

function EarlyBooking({ navigation }: Part) {
  const { site } = useApp()
  const t = useText()
  const page = navigation.taggedPages['early-booking']
  if (!navigation.earlyBookingPeriod || !page) return null
  return (
    <Section tone="sunken" title={t('home.early.title')} text={t('home.early.text')}>
      <ButtonLink href={buildPath(site, 'taggedPage', { slug: page.slug })} iconEnd="arrowRight">
        {t('home.early.link')}
      </ButtonLink>
    </Section>
  )
}

export const page: Page = {
  Component: Home,
  async prepare({ pathname }, dispatch) {
    const { error } = await dispatch(
      navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false }),
    )
    return verdictOfError(error, pathname)
  },
}
