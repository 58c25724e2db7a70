import { brandOverrides } from '@camping/ui/theme/brand-themes.stories-theme.ts'
import { brandTokens, type ThemeTokens } from '@camping/ui/theme/tokens.ts'
import brandFonts from 'virtual:brand-fonts'

/** The theme of a brand of the toolbar, with its fonts. */
export const brandOfChoice = (brand: string): ThemeTokens =>
  brandTokens(brandOverrides.get(brand), brandFonts[brand])
