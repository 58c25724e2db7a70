import { selectBackdrop } from '@camping/core/shell/shell.slice.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { Header, HeaderLink, HeaderLinks, type HeaderLinksProps } from '@camping/ui/header/header.tsx'
import { LanguageSelector } from '@camping/ui/language-selector/language-selector.tsx'
import { TopBanner } from '@camping/ui/top-banner/top-banner.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'
import { AppLogo } from './app-logo.tsx'
import { editionPath } from '../../kit/format/edition-path.ts'
import { headerGroups, headerSafetyIcons } from './header-groups.ts'
import { HeaderSearch } from './header-search.tsx'
import styles from './layout.module.css'
import { OverlayHost } from './overlay-host.tsx'
import { OverlayToggle } from './overlay-toggle.tsx'
import type { FrameProps } from '../frame/frame-props.ts'
import { useAccountLink } from './use-account-link.ts'
import { rememberLanguage, useLanguages } from './use-languages.ts'

type Links = HeaderLinksProps['links']

/** A row of the header; nothing when it is empty, as in the white-label. */
function row(start: Links, end: Links) {
  return start.length + end.length > 0
    ? { start: <HeaderLinks links={start} />, end: <HeaderLinks links={end} /> }
    : undefined
}

/** Logo, safety icons, account, link groups, languages, search, menu toggles (navigation-1). */
export function SiteHeader({ navigation, request }: FrameProps) {
  const { config, site, market } = useApp()
  const t = useText()
  const backdrop = useAppSelector(selectBackdrop)
  const { supports } = config
  const [top, bottomLeft, bottomRight] = headerGroups(navigation, config, site)
  const [left, right] = headerSafetyIcons(navigation, config, site)
  // Pages with a search box of their own need no second one.
  const summary = request && supports.search && !['home', 'funnel', 'login'].includes(request.name)
  const account = useAccountLink()
  const { link, ...texts } = navigation?.topBanner ?? { textDesktop: '', textMobile: '', link: null }
  const promoted = texts.textDesktop || texts.textMobile
  const offer = promoted && link ? editionPath(site, link, link[0] !== '/') : undefined
  return (
    <Header
      skip={{ href: '#content', text: t('shell.skip') }}
      banner={promoted && <TopBanner {...texts} href={offer} />}
      bordered={!backdrop}
      navLabel={t('shell.menu')}
      top={row([...left, ...top], right)}
      // What the banner leads to is not said twice.
      links={row(
        bottomLeft,
        bottomRight.filter(({ href }) => href !== offer),
      )}
      logo={<AppLogo config={config} site={site} />}
      start={
        supports.destinations && (
          <OverlayToggle overlay="destinations" text={t('shell.destinations')} icon="map" />
        )
      }
      center={summary && <HeaderSearch request={request} navigation={navigation} />}
      end={
        <>
          {request && supports.search && !summary && (
            <div className={styles.phone}>
              <OverlayToggle overlay="mobile-search" text={t('shell.search')} icon="search" compact />
            </div>
          )}
          {supports.portal && <HeaderLink {...account} compact />}
          <div className={styles.wide}>
            <LanguageSelector
              label={t('shell.pair', { label: t('shell.language'), text: market.displayName })}
              current={site}
              options={useLanguages(request)}
              onSelect={({ code }) => rememberLanguage(code)}
            />
          </div>
          <div className={styles.phone}>
            <OverlayToggle overlay="mobile-menu" text={t('shell.menu')} icon="menu" compact />
          </div>
        </>
      }
      panel={<OverlayHost request={request} navigation={navigation} />}
    />
  )
}
