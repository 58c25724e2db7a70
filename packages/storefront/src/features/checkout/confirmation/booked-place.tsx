import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { StayPlace } from '@camping/ui/confirmation/stay-place.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useClock } from '../../../kit/format/use-clock.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { campsiteLink, directionsLink } from '../../../kit/booking-parts/stay-links.ts'

/** The location, and information for the journey. */
export function BookedPlace({ booking }: { booking: BookingConfirmation }) {
  const app = useApp()
  const t = useText()
  const clock = useClock()
  const { site, hours, goodToKnow } = booking
  const campsite = campsiteLink(app, booking)
  return (
    <StayPlace
      title={t('confirmation.there')}
      picture={pictureOf(site.image, '3:2')}
      name={site.name}
      place={`${site.area.name}, ${site.country.name}`}
      notesTitle={t('confirmation.goodToKnow')}
      notes={[
        ...(hours
          ? [
              t('travel.checkIn', { from: clock(hours.checkInFrom), until: clock(hours.checkInUntil) }),
              t('travel.checkOut', { until: clock(hours.checkOutUntil) }),
            ]
          : []),
        ...goodToKnow,
      ]}
      actions={
        <>
          <MuiButtonLink icon="map" href={directionsLink(booking)} target="_blank" rel="noreferrer">
            {t('confirmation.directions')}
          </MuiButtonLink>
          {campsite && (
            <MuiButtonLink icon="tent" href={campsite}>
              {t('confirmation.campsite')}
            </MuiButtonLink>
          )}
        </>
      }
    />
  )
}
