import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { Header, HeaderLink } from '@camping/ui/header/header.tsx'
import { LanguageSelector } from '@camping/ui/language-selector/language-selector.tsx'
import { Logo } from '@camping/ui/logo/logo.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { localeCookie } from '@camping/editions/locale-cookie.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { writeCookie } from '../routing/read-cookie.browser.ts'
import { HeaderSearch } from './header-search.tsx'
import { HeaderSearchPanel } from './header-search-panel.tsx'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { useAlternates } from './use-alternates.ts'

export interface SiteLayoutProps {
  /** Missing only when the API did not answer. */
  navigation: NavigationGroupsReply | undefined
  /** The page inside; missing on error pages. */
  request?: PageRequest
  children: ReactNode
}

/** Header, page, footer: the frame of every public page (SPEC.md §2 "Site shell"). */
export function SiteLayout({ navigation, request, children }: SiteLayoutProps) {
  const { config, site } = useApp()
  const t = useText()
  const alternates = useAlternates(request)
  const languages = alternates.map(({ site: code, href }) => ({
    code,
    href,
    name: markets[code].displayName,
    flag: markets[code].flag,
    lang: markets[code].languageTag,
  }))
  const searchable = config.supports.search && request && !['home', 'login'].includes(request.name)
  return (
    <>
      <Header
        skip={{ href: '#content', text: t('shell.skip') }}
        logo={<Logo href={buildPath(site, 'home')} name={config.displayName} />}
        start={
          config.supports.destinations &&
          navigation && (
            <div className={styles.desktopNav}>
              {navigation.funnels.map((funnel) => (
                <HeaderLink
                  key={funnel.id}
                  href={buildPath(site, 'funnel', { funnel: funnel.slug })}
                  text={funnel.name}
                />
              ))}
            </div>
          )
        }
        center={searchable && <HeaderSearch request={request} navigation={navigation} />}
        end={
          <>
            {config.supports.portal && (
              <HeaderLink href={buildPath(site, 'login')} text={t('shell.account')} icon="user" compact />
            )}
            <LanguageSelector
              label={t('shell.language')}
              current={site}
              options={languages}
              onSelect={({ code }) => writeCookie(localeCookie.name, code, localeCookie.maxAge)}
            />
          </>
        }
      />
      {searchable && <HeaderSearchPanel request={request} navigation={navigation} />}
      <main id="content" className={styles.main}>
        {children}
      </main>
      <SiteFooter navigation={navigation} />
    </>
  )
}
