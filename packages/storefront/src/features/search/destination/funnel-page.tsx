import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { DestinationCard } from '@camping/ui/tiles/destination-card.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { ChosenSearchForm } from '../form/chosen-search-form.tsx'
import { useDraftInAddress } from '../form/use-draft-in-address.ts'
import { DestinationView, prepareDestination } from './destination-view.tsx'
import { DeferredFunnelCampsites } from './deferred-funnel-campsites.tsx'

/** A kind of holiday: search on the picture, its countries with from-prices, its campsites (content-2, FUNNEL_PAGE: no side filters). */
function FunnelPage({ request }: PageProps) {
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const name = navigation?.funnels.find((one) => one.slug === request.params['funnel'])?.name ?? ''
  useDraftInAddress(request, name)
  const slots = { page: 'funnel', facts: { funnel: name } } as const
  return (
    <DestinationView
      request={request}
      onPicture={<ChosenSearchForm criteria={request.criteria} placeName={name} />}
      results={
        <>
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="countries" />}
          <Countries request={request} />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="countries" before="campsites" />}
          <DeferredFunnelCampsites request={request} />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="campsites" />}
        </>
      }
    />
  )
}

function Countries({ request }: { request: PageRequest }) {
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const funnel = navigation?.funnels.find((one) => one.slug === request.params['funnel'])
  if (!funnel) return null
  return (
    <Section
      title={t('destination.countries')}
      text={t('destination.hint', { date: dates.full(funnel.defaultBookingDate) })}
    >
      <CardGrid columns={4} swipe>
        {funnel.countries.map((country) => (
          <DestinationCard
            key={country.id}
            href={buildPath(site, 'country', { funnel: funnel.slug, country: country.slug })}
            name={country.name}
            flag={country.code.toLowerCase()}
            picture={{ ...pictureOf(country.images.small ?? funnel.image, '3:2'), alt: '' }}
            countText={t('shell.campsites', { count: country.siteCount })}
            priceNote={t('destination.stay')}
            {...(country.fromPrice
              ? { fromPrice: t('destination.from', { price: money(country.fromPrice.amount) }) }
              : {})}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

export const page: Page = {
  Component: FunnelPage,
  async prepare(request, dispatch) {
    const [verdict] = await Promise.all([
      prepareDestination(request, dispatch),
      dispatch(navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false })),
    ])
    return verdict
  },
}
