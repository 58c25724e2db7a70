import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { OwnLegalTexts } from '@camping/editions/own-legal-texts.ts'
import { createEditionIntl, type CompiledMessages } from './create-edition-intl.ts'
import type { Slots } from '@camping/ui/slots/slot-props.ts'
import { brandFontCss, brandFontPreloads } from '@camping/ui/theme/fonts.ts'
import { themeColourMeta, themeCss } from '@camping/ui/theme/theme-css.ts'
import { brandTokens, type ThemeOverrides, type ThemeTokens } from '@camping/ui/theme/tokens.ts'
import type { IntlShape } from 'react-intl'

/** An app as the build delivers it (`virtual:apps`). */
export interface BuiltApp {
  readonly config: AppConfig
  readonly theme: ThemeOverrides
  readonly messages: Record<string, CompiledMessages>
  readonly slots?: Slots | undefined
  /** For the API alone: pages get them from it, as they get those of the house. */
  readonly legalTexts?: OwnLegalTexts | undefined
}

/** An app ready to be served: its look as CSS, one intl object per edition. */
export interface ServerApp {
  readonly config: AppConfig
  /** `theme-color` of both looks, as markup for the head. */
  readonly themeColourMeta: string
  /** The brand's colours, for what is drawn without style sheets: mails. */
  readonly colours: Pick<ThemeTokens, 'brand' | 'onBrand' | 'ground' | 'surface' | 'ink' | 'inkSoft' | 'line'>
  /** Its corners, px, for the same. */
  readonly corners: Pick<ThemeTokens, 'radius' | 'radiusControl'>
  readonly css: string
  readonly fontPreloads: readonly string[]
  readonly intl: ReadonlyMap<SiteCode, IntlShape>
  readonly slots?: Slots | undefined
}

/** Prepares an app once per process. */
export function prepareApp({ config, theme, messages, slots }: BuiltApp): ServerApp {
  const tokens = brandTokens(theme)
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
        createEditionIntl(markets[site], messages[markets[site].messages] ?? {}),
      ]),
    ),
  }
}
