import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Invitation } from '@camping/ui/tiles/invitation.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { HomePart } from './home-part.ts'

/** Early booking, only in its period (navigation-6, content-1). */
export function HomeEarlyBooking({ navigation }: HomePart) {
  const { site } = useApp()
  const t = useText()
  const page = navigation.taggedPages['early-booking']
  if (!navigation.earlyBookingPeriod || !page) return null
  return (
    <Invitation
      icon="calendar"
      title={t('home.early.title')}
      text={t('home.early.text')}
      action={
        <ButtonLink href={buildPath(site, 'taggedPage', { slug: page.slug })} iconEnd="arrowRight">
          {t('home.early.link')}
        </ButtonLink>
      }
    />
  )
}
