import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Footer, type FooterColumn } from '@camping/ui/footer/footer.tsx'
import { SocialIcon } from '@camping/ui/icon/social-icon.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

/** Navigation addresses are written without the site code; external ones are left alone. */
export function editionPath(site: string, url: string, isExternal: boolean): string {
  return isExternal ? url : `/${site}${url === '/' ? '' : url}`
}

/** Service links, socials, privacy note, badges and the legal line; 2 columns on checkout, else 3 (SPEC.md §2). */
export function SiteFooter({
  navigation,
  checkout,
}: {
  navigation: NavigationGroupsReply | undefined
  checkout?: boolean
}) {
  const { config, site, today } = useApp()
  const t = useText()
  const groups: FooterColumn[] = (navigation?.footer ?? []).map((group) => ({
    title: group.title,
    links: group.links.map((link) => ({
      text: link.text,
      href: editionPath(site, link.url, link.isExternal),
      external: link.isExternal,
    })),
  }))
  const contact: FooterColumn = {
    title: t('shell.footer.service'),
    links: [
      { text: config.legal.email, href: `mailto:${config.legal.email}`, external: true },
      { text: config.legal.phone, href: `tel:${config.legal.phone.replaceAll(' ', '')}`, external: true },
    ],
  }
  const tagged = navigation?.taggedPages ?? {}
  const pageLink = (tag: string) =>
    tagged[tag] && [
      {
        text: tagged[tag].title,
        href: buildPath(site, config.supports.content ? 'taggedPage' : 'info', { slug: tagged[tag].slug }),
      },
    ]
  return (
    <Footer
      label={t('shell.footer')}
      columns={[...groups, contact]}
      socials={config.socials.map((social) => ({
        href: social.url,
        name: social.icon,
        icon: <SocialIcon name={social.icon} />,
      }))}
      socialsTitle={t('shell.footer.followUs')}
      gdpr={t('shell.footer.privacy')}
      badges={[...config.badges.payment, ...config.badges.security, ...config.badges.trust].map(
        ({ name, url }) => ({ name, ...(url ? { href: url } : {}) }),
      )}
      badgesTitle={t('shell.footer.badges')}
      legal={['imprint', 'terms', 'privacy', 'cookies', 'accessibility'].flatMap(
        (tag) => pageLink(tag) ?? [],
      )}
      copyright={`© ${today.slice(0, 4)} ${config.legal.company}`}
      gridColumns={checkout ? 2 : 3}
    />
  )
}
