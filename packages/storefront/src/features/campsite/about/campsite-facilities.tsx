import { holdsFacts, isOpenDuring } from '@camping/core/campsite/campsite.rules.ts'
import { addNights } from '@camping/core/search/criteria.rules.ts'
import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'
import { FacilityList } from '@camping/ui/facility-list/facility-list.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { isAllYear, useSeasonText } from '../../../kit/format/use-season-text.ts'

/** Facilities by group: included or paid, their season, and a hint when it does not cover the stay. */
export function CampsiteFacilities({
  site,
  stay,
}: {
  site: SiteDetail
  stay: SiteAccommodationsReply['stay'] | undefined
}) {
  const t = useText()
  const season = useSeasonText()
  return (
    <FacilityList
      groups={site.facilityGroups.map((group) => ({
        title: group.title,
        items: group.items.map(({ name, included, period }) => ({
          text: name,
          cost: holdsFacts(group)
            ? undefined
            : { text: t(included ? 'about.facility.included' : 'about.facility.paid'), included },
          ...(period && !isAllYear(period) ? { season: t('about.facility.season', season(period)) } : {}),
          ...(stay && !isOpenDuring(period, stay.date, addNights(stay.date, stay.nights))
            ? { closed: t('about.facility.closed') }
            : {}),
        })),
      }))}
    />
  )
}
