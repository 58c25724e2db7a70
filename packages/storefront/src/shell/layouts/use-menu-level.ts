import { menusPart, navigationApi } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'
import { destinationsLevel, type Level } from './destinations-level.ts'
import { headerGroups } from './header-groups.ts'
import type { FrameProps } from '../frame/frame-props.ts'
import { useAccountLink } from './use-account-link.ts'
import { rememberLanguage, useLanguages } from './use-languages.ts'

/** The level of the phone menu at the end of a path. */
export function useMenuLevel({ navigation, request }: FrameProps, path: readonly string[]): Level {
  const { config, market, site } = useApp()
  const t = useText()
  const languages = useLanguages(request)
  const places = navigationApi.useNavigationGroupsQuery(menusPart, { skip: !config.supports.destinations })
  const funnels = (places.data ?? navigation)?.funnels ?? []
  const account = useAccountLink()
  const menu = t('shell.menu')
  if (path[0] === 'destinations') {
    const { compare } = new Intl.Collator(market.languageTag)
    return destinationsLevel({ funnels, site, t, menu, compare }, path)
  }
  if (path[0] === 'languages') {
    return {
      title: t('shell.language'),
      up: { title: menu, path: [] },
      items: languages.map(({ code, name, flag, lang, href }) => ({
        id: code,
        text: name,
        flag,
        lang,
        href,
        onFollow: () => rememberLanguage(code),
      })),
    }
  }
  const [top, , bottomRight] = headerGroups(navigation, config, site)
  const drill = (id: string, text: string, icon: 'map' | 'globe') => ({ id, text, icon, drill: [id] })
  const { destinations, themes, portal } = config.supports
  const { phone } = config.legal
  return {
    items: [
      ...(destinations ? [drill('destinations', t('shell.destinations'), 'map')] : []),
      // As in the header of wider screens. A single one is the home page.
      ...(destinations && funnels.length > 1
        ? funnels.map(({ slug, name }) => ({
            id: slug,
            text: name,
            icon: 'tent' as const,
            href: buildPath(site, 'funnel', { funnel: slug }),
          }))
        : []),
      ...(themes
        ? [
            {
              id: 'themes',
              text: t('shell.inspiration'),
              icon: 'sun' as const,
              href: buildPath(site, 'themes'),
            },
          ]
        : []),
      ...[...bottomRight, ...top].map(({ text, href = '' }) => ({
        id: text,
        text,
        href,
        icon: 'info' as const,
      })),
      ...(destinations
        ? [
            {
              id: 'saved',
              text: t('menu.saved'),
              icon: 'heart' as const,
              href: buildPath(site, 'savedSites'),
            },
          ]
        : []),
      ...(portal ? [{ id: 'account', ...account }] : []),
      ...(languages.length > 1 ? [drill('languages', t('shell.language'), 'globe')] : []),
      { id: 'phone', text: phone, icon: 'phone' as const, href: `tel:${phone.replaceAll(' ', '')}` },
    ],
  }
}
