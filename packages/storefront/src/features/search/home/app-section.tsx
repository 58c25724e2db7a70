import { campaignsOf } from '@camping/editions/campaigns.ts'
import type { HomeSection } from '@camping/editions/home-sections.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Section } from '@camping/ui/layout/section.tsx'
import { Picture } from '@camping/ui/picture/picture.tsx'
import { Invitation } from '@camping/ui/tiles/invitation.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { appLink, appText } from '../../../kit/format/app-link.ts'
import { builtSource } from '../../../kit/format/built-picture-source.ts'
import styles from './app-section.module.css'

export interface AppSectionProps {
  readonly section: HomeSection
}

/** What an app tells on its home page: a text of its own, or its campaigns of today. */
export function AppSection({ section }: AppSectionProps) {
  return (
    <div data-app-section className={section.section === 'campaigns' ? styles.campaigns : undefined}>
      {section.section === 'campaigns' ? <Campaigns /> : <AppTextSection section={section} />}
    </div>
  )
}

function Campaigns() {
  const { config, site, today } = useApp()
  return campaignsOf(config.campaigns, site, today).map((campaign) => {
    const { text, href } = appLink(campaign.link, config, site)
    if (campaign.picture) return <AppTextSection key={`${campaign.from} ${href}`} section={campaign} />
    return (
      <Invitation
        key={`${campaign.from} ${href}`}
        icon="star"
        title={appText(campaign.title, site)}
        text={appText(campaign.text, site)}
        action={
          <ButtonLink href={href} iconEnd="arrowRight">
            {text}
          </ButtonLink>
        }
      />
    )
  })
}

type AppWords = Pick<HomeSection, 'title' | 'text' | 'link' | 'picture'>

function AppTextSection({ section: { title, text, link, picture } }: { section: AppWords }) {
  const { config, site } = useApp()
  const action = link && appLink(link, config, site)
  return (
    <Section {...(title && { title: appText(title, site) })}>
      <div className={picture && styles.pictured}>
        <div className={styles.text}>
          {text &&
            appText(text, site)
              .split(/\n{2,}/)
              .map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          {action && (
            <ButtonLink href={action.href} iconEnd="arrowRight">
              {action.text}
            </ButtonLink>
          )}
        </div>
        {picture && (
          <Picture
            src={builtSource(picture.file, '3:2')}
            alt={appText(picture.alt, site)}
            width={480}
            height={320}
            ratio="3:2"
            widths={[320, 480, 640, 960]}
            sizes="(min-width: 1024px) 440px, (min-width: 768px) 44vw, 92vw"
            rounded
          />
        )}
      </div>
    </Section>
  )
}
