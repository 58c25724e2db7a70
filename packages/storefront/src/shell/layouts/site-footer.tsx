import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { popupAdded } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { reviewsLink } from '@camping/editions/reviews-providers.ts'
import { Footer, type FooterColumn } from '@camping/ui/footer/footer.tsx'
import { SocialIcon } from '@camping/ui/icon/social-icon.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { requiresConsent } from '@camping/editions/consent-needs.ts'
import { consentPopup } from '../../kit/consent/consent-popup.ts'
import { useText } from '../../kit/format/use-text.ts'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { editionPath } from '../../kit/format/edition-path.ts'
import { appLink, appText } from '../../kit/format/app-link.ts'

export interface SiteFooterProps {
  readonly navigation: NavigationGroupsReply | undefined
  readonly checkout?: boolean
}

/** Pages of the information that are wanted while booking; all others lead away from it. */
const legalTags = ['imprint', 'terms', 'privacy', 'cover-conditions']

/**
 * Service links, socials, privacy note, badges and the legal line; 2 columns on checkout, else 3 (navigation-5). On checkout
 * nothing leads away from the booking but how to reach the seller and what the law requires.
 */
export function SiteFooter({ navigation, checkout }: SiteFooterProps) {
  useLazyWords('footer')
  const { config, site, today } = useApp()
  const t = useText()
  const dispatch = useAppDispatch()
  const reviews = reviewsLink(config.reviews, site)
  const { payment, security, trust } = config.safetyIcons.footer
  // navigation-5: uses the first of the footer groups.
  const [information] = navigation?.footer ?? []
  const legalSlugs = legalTags.map((tag) => `/${navigation?.taggedPages[tag]?.slug}`)
  const isShown = ({ url }: { url: string }) => !checkout || legalSlugs.includes(url)
  const groups: FooterColumn[] = information
    ? [
        {
          title: information.title,
          links: information.links.filter(isShown).map((link) => ({
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
      ...(config.supports.voucherSale && !checkout
        ? [{ text: t('footer.gift'), href: buildPath(site, 'giftVouchers') }]
        : []),
      ...(config.supports.voucherSale
        ? [{ text: t('footer.withdraw'), href: buildPath(site, 'withdrawal') }]
        : []),
    ],
  }
  const appColumns = (checkout ? [] : (config.links?.footer ?? [])).map(({ title, links }): FooterColumn => ({
    title: appText(title, site),
    links: links.map((link) => ({
      ...appLink(link, config, site),
      external: link.url.startsWith('https:'),
    })),
  }))
  return (
    <Footer
      label={t('footer.links')}
      columns={[...groups, contact, ...appColumns]}
      newsletter={!checkout && config.supports.newsletter && <FooterNewsletter />}
      socials={(checkout ? [] : config.socials).map((social) => ({
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
        { title: t('footer.reviews'), items: reviews && !checkout ? [reviews] : [] },
      ]}
      {...(requiresConsent(config) && {
        settings: { text: t('footer.consent'), onOpen: () => dispatch(popupAdded(consentPopup)) },
      })}
      copyright={`© ${today.slice(0, 4)} ${config.legal.company}`}
      gridColumns={checkout ? 2 : 3}
    />
  )
}
