import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { AppLink } from '@camping/editions/app-link.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { HeaderLinksProps } from '@camping/ui/header/header.tsx'
import { editionPath } from '../../kit/format/edition-path.ts'
import { appLink } from '../../kit/format/app-link.ts'

type Links = HeaderLinksProps['links']
type Navigation = NavigationGroupsReply | undefined

/** The header's link groups: top, bottom-left, bottom-right. The app's, else those of navigation data, else empty. */
export function headerGroups(
  navigation: Navigation,
  config: AppConfig,
  site: SiteCode,
): [Links, Links, Links] {
  const group = (at: number, own?: readonly AppLink[]): Links =>
    own
      ? own.map((link) => appLink(link, config, site))
      : (navigation?.header[at]?.items ?? []).map(({ text, url, isExternal, openInNewTab }) => ({
          text,
          href: editionPath(site, url, isExternal),
          newTab: openInNewTab,
        }))
  const { links } = config
  return [group(0, links?.headerTop), group(1, links?.headerLeft), group(2, links?.headerRight)]
}

/** Safety icons on both sides: the app's, and on the right also those of the tagged page safety-icons. */
export function headerSafetyIcons(
  navigation: Navigation,
  { safetyIcons }: AppConfig,
  site: SiteCode,
): [Links, Links] {
  const own = (badges: AppConfig['safetyIcons']['headerLeft']): Links =>
    badges.map(({ name, url }) => ({ text: name, href: url, icon: 'shield' }))
  const supplied: Links = (navigation?.safetyIcons ?? []).map(({ text, url }) => ({
    text,
    href: editionPath(site, url, false),
    icon: 'check',
  }))
  return [own(safetyIcons.headerLeft), [...own(safetyIcons.headerRight), ...supplied]]
}
