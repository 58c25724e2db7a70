import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { HeaderLinksProps } from '@camping/ui/header/header.tsx'
import { editionPath } from './edition-path.ts'

type Links = HeaderLinksProps['links']
type Navigation = NavigationGroupsReply | undefined

/** The three link groups of navigation data: top, bottom-left, bottom-right. Empty where there is no navigation. */
export function headerGroups(navigation: Navigation, site: string): [Links, Links, Links] {
  const group = (at: number): Links =>
    (navigation?.header[at]?.items ?? []).map(({ text, url, isExternal, openInNewTab }) => ({
      text,
      href: editionPath(site, url, isExternal),
      newTab: openInNewTab,
    }))
  return [group(0), group(1), group(2)]
}

/** Safety icons at the left and the right: the app's own, then on the right what the tagged page safety-icons supplies. */
export function headerSafetyIcons(
  navigation: Navigation,
  { safetyIcons }: AppConfig,
  site: string,
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
