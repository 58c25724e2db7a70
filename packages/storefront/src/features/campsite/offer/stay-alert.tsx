import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { AlertButton } from '../../../kit/alerts/alert-button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { StayOffer } from './use-stay-offer.ts'

export interface StayAlertProps {
  readonly name: string
  readonly site: SiteDetail
  readonly offer: StayOffer
  readonly criteria: Criteria
  readonly date: string
  readonly accommodationId?: number | undefined
}

/** To be told when a stay on the campsite's page can be booked; in one of the accommodations that hold the party. */
export function StayAlert({ name, site, offer, criteria, date, accommodationId }: StayAlertProps) {
  const t = useText()
  const { duration, adults, children } = criteria
  const rooms = offer.reply?.accommodations ?? []
  return (
    <AlertButton
      name={name}
      text={t('offer.alert')}
      subject={{
        site,
        accommodations: rooms.filter(({ reason }) => reason !== 'party-too-large'),
        accommodationId,
        stay: { date, duration, adults, children },
      }}
    />
  )
}
