import { navigationApi, overviewPart } from '@camping/core/navigation/navigation.api.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import { Hero } from '@camping/ui/hero/hero.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { ChosenSearchForm } from '../form/chosen-search-form.tsx'
import { useDraftInAddress } from '../form/use-draft-in-address.ts'
import { homeHero } from './home-scene.ts'
import { LazyReturning } from '../viewed/lazy-returning.tsx'
import { HomeSections } from './home-sections.tsx'
import { searchedPlace, useSearchedPlace } from './searched-place.ts'

/** One scene, one sentence, the search box; then the categories. */
function Home({ request }: PageProps) {
  const t = useText()
  const { config } = request.app
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(overviewPart)
  const placeName = useSearchedPlace(request.criteria, navigation)
  useDraftInAddress(request, placeName)
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} request={request} />
      <Hero title={t('home.hero.title')} text={t('home.hero.text')} picture={homeHero(config)}>
        <ChosenSearchForm criteria={request.criteria} placeName={placeName} />
      </Hero>
      {navigation && <HomeSections navigation={navigation} />}
      <LazyReturning request={request} />
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
    // Only its name is needed: an unknown place leaves the field empty.
    if (place) await dispatch(contentApi.endpoints.destination.initiate(place, { subscribe: false }))
    return verdictOfError(error, pathname)
  },
}
