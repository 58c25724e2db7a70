import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Invitation } from '@camping/ui/tiles/invitation.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'

/** What the newsletter is good for, and the way to its page; the form itself stands in the footer too. */
export function HomeNewsletter() {
  const { site, config } = useApp()
  const t = useText()
  if (!config.supports.newsletter) return null
  return (
    <Invitation
      icon="mail"
      title={t('home.newsletter.title')}
      text={t('home.newsletter.text')}
      action={<ButtonLink href={buildPath(site, 'newsletter')}>{t('home.newsletter.link')}</ButtonLink>}
    />
  )
}
