import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { popupAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { reviewsLink } from '@camping/editions/reviews-providers.ts'
import { Footer, type FooterColumn } from '@camping/ui/footer/footer.tsx'
import { SocialIcon } from '@camping/ui/icon/social-icon.tsx'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { asksForConsent } from '../consent/asks-for-consent.ts'
import { consentPopup } from '../consent/consent-popup.ts'
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
  useLazyWords('footer')
  const { config, site, today } = useApp()
  const t = useText()
  const dispatch = useAppDispatch()
  const reviews = reviewsLink(config.reviews, site)
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
    title: t('footer.service'),
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
      label={t('footer.links')}
      columns={[...groups, contact, ...own]}
      newsletter={!checkout && config.supports.newsletter && <FooterNewsletter />}
      socials={config.socials.map((social) => ({
        href: social.url,
        name: social.icon,
        icon: <SocialIcon name={social.icon} />,
      }))}
      socialsTitle={t('footer.followUs')}
      gdpr={t('footer.privacy')}
      badges={[
        { title: t('footer.payment'), items: payment },
        { title: t('footer.security'), items: security },
        { title: t('footer.trust'), items: trust },
        { title: t('footer.reviews'), items: reviews ? [reviews] : [] },
      ]}
      {...(asksForConsent(config) && {
        settings: { text: t('footer.consent'), onOpen: () => dispatch(popupAdded(consentPopup)) },
      })}
      copyright={`© ${today.slice(0, 4)} ${config.legal.company}`}
      gridColumns={checkout ? 2 : 3}
    />
  )
}
