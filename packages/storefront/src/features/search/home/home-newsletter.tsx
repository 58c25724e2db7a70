import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Invitation } from '@camping/ui/tiles/invitation.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'

/** The benefits of the newsletter, with a link to its page; the footer also has the form. */
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
