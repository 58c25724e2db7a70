import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { AppPageTexts } from '@camping/editions/app-pages.ts'
import type { AppLegalTexts } from '@camping/editions/app-legal-texts.ts'
import type { CompiledMessages } from './create-edition-intl.ts'
import { createServerIntl } from './server-intl.ts'
import type { Slots } from '@camping/ui/slots/slot-props.ts'
import type { AppFonts } from '@camping/ui/theme/app-font.ts'
import { brandFontCss, brandFontPreloads } from '@camping/ui/theme/fonts.ts'
import { themeColourMeta, themeCss } from '@camping/ui/theme/theme-css.ts'
import { themeProblems } from '@camping/ui/theme/theme-measures.ts'
import { brandTokens, type ThemeOverrides, type ThemeTokens } from '@camping/ui/theme/tokens.ts'
import type { IntlShape } from 'react-intl'

/** An app from the build (`virtual:apps`). */
export interface BuiltApp {
  readonly config: AppConfig
  readonly theme: ThemeOverrides
  /** The fonts of its theme that are not of the house. */
  readonly fonts?: AppFonts | undefined
  readonly messages: Record<string, CompiledMessages>
  readonly slots?: Slots | undefined
  /** Only for the API: pages load them from it, like those of the house. */
  readonly legalTexts?: AppLegalTexts | undefined
  /** The same of its other pages. */
  readonly pageTexts?: AppPageTexts | undefined
}

/** A servable app: its theme as CSS, one intl object per edition. */
export interface ServerApp {
  readonly config: AppConfig
  /** `theme-color` for light and dark, as markup for the head. */
  readonly themeColourMeta: string
  /** The brand's colours, for mails, which have no stylesheets. */
  readonly colours: Pick<ThemeTokens, 'brand' | 'onBrand' | 'ground' | 'surface' | 'ink' | 'inkSoft' | 'line'>
  /** Its corner radius in px, for the same. */
  readonly corners: Pick<ThemeTokens, 'radius' | 'radiusControl'>
  readonly css: string
  readonly fontPreloads: readonly string[]
  readonly intl: ReadonlyMap<SiteCode, IntlShape>
  readonly slots?: Slots | undefined
}

/** Prepares an app once per process. Throws with an explanation when its theme is invalid. */
export function prepareApp({ config, theme, fonts = {}, messages, slots }: BuiltApp): ServerApp {
  const [problem] = themeProblems(theme, fonts)
  if (problem) throw new Error(`theme.ts, ${problem.key}: ${problem.sentence}`)
  const tokens = brandTokens(theme, fonts)
  return {
    config,
    slots,
    themeColourMeta: themeColourMeta(tokens),
    colours: tokens,
    corners: tokens,
    css: themeCss(tokens) + brandFontCss(tokens),
    fontPreloads: brandFontPreloads(tokens),
    intl: new Map(
      config.sites.map((site) => [
        site,
        createServerIntl(markets[site], messages[markets[site].messages] ?? {}),
      ]),
    ),
  }
}
