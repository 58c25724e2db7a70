import { navigationApi, overviewPart } from '@camping/core/navigation/navigation-queries.ts'
import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { heroPicture } from '../../format/hero-picture.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { ChosenSearchForm } from '../../search-form/chosen-search-form.tsx'
import { useDraftInAddress } from '../../search-form/use-draft-in-address.ts'
import { homeSceneOf } from './home-scene.ts'
import { HomeCountries } from './home-countries.tsx'
import { HomeEarlyBooking } from './home-early-booking.tsx'
import { HomeFunnels } from './home-funnels.tsx'
import { HomeNewsletter } from './home-newsletter.tsx'
import { HomePromises } from './home-promises.tsx'
import { HomeThemes } from './home-themes.tsx'
import { searchedPlace, useSearchedPlace } from './searched-place.ts'

/** One scene, one sentence, the search box; then what there is to choose from. */
function Home({ request }: PageProps) {
  const t = useText()
  const { config } = request.app
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const placeName = useSearchedPlace(request.criteria, navigation)
  useDraftInAddress(request, placeName)
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} request={request} />
      <Hero
        title={t('home.hero.title')}
        text={t('home.hero.text')}
        picture={heroPicture(homeSceneOf(config))}
      >
        <ChosenSearchForm criteria={request.criteria} placeName={placeName} />
      </Hero>
      {navigation && (
        <>
          <HomeFunnels navigation={navigation} />
          <HomeCountries navigation={navigation} />
          <HomeThemes navigation={navigation} />
          <HomeEarlyBooking navigation={navigation} />
          <HomePromises />
          <HomeNewsletter />
        </>
      )}
    </>
  )
}

export const page: Page = {
  Component: Home,
  async prepare({ pathname, criteria }, dispatch) {
    const { data, error } = await dispatch(
      navigationApi.endpoints.navigationGroups.initiate(overviewPart, { subscribe: false }),
    )
    const place = data && searchedPlace(criteria, data)
    // Only its name is wanted: a place that is gone leaves the field empty.
    if (place) await dispatch(contentApi.endpoints.destination.initiate(place, { subscribe: false }))
    return verdictOfError(error, pathname)
  },
}
