import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Footer, type FooterColumn } from '@camping/ui/footer/footer.tsx'
import { SocialIcon } from '@camping/ui/icon/social-icon.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx'
import { editionPath } from './edition-path.ts'
import { ownLink, ownText } from './own-link.ts'

export interface SiteFooterProps {
  readonly navigation: NavigationGroupsReply | undefined
  readonly checkout?: boolean
}

/** Service links, socials, privacy note, badges and the legal line; 2 columns on checkout, else 3 (SPEC.md §2). */
export function SiteFooter({ navigation, checkout }: SiteFooterProps) {
  const { config, site, today } = useApp()
  const t = useText()
  const { payment, security, trust } = config.safetyIcons.footer
  // SPEC.md §3: of the footer groups the first one is used.
  const [information] = navigation?.footer ?? []
  const groups: FooterColumn[] = information
    ? [
        {
          title: information.title,
          links: information.links.map((link) => ({
            text: link.text,
            href: config.supports.content
              ? editionPath(site, link.url, link.isExternal)
              : buildPath(site, 'info', { slug: link.url.slice(1) }),
            external: link.isExternal,
          })),
        },
      ]
    : []
  const contact: FooterColumn = {
    title: t('shell.footer.service'),
    links: [
      { text: config.legal.email, href: `mailto:${config.legal.email}`, external: true },
      { text: config.legal.phone, href: `tel:${config.legal.phone.replaceAll(' ', '')}`, external: true },
    ],
  }
  const own = (config.links?.footer ?? []).map(({ title, links }): FooterColumn => ({
    title: ownText(title, site),
    links: links.map((link) => ({ ...ownLink(link, site), external: !link.url.startsWith('/') })),
  }))
  return (
    <Footer
      label={t('shell.footer')}
      columns={[...groups, contact, ...own]}
      newsletter={!checkout && config.supports.newsletter && <FooterNewsletter />}
      socials={config.socials.map((social) => ({
        href: social.url,
        name: social.icon,
        icon: <SocialIcon name={social.icon} />,
      }))}
      socialsTitle={t('shell.footer.followUs')}
      gdpr={t('shell.footer.privacy')}
      badges={[
        { title: t('shell.footer.payment'), items: payment },
        { title: t('shell.footer.security'), items: security },
        { title: t('shell.footer.trust'), items: trust },
      ]}
      copyright={`© ${today.slice(0, 4)} ${config.legal.company}`}
      gridColumns={checkout ? 2 : 3}
    />
  )
}
