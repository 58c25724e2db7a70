import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { putTexts } from '@camping/ui/stories/put-texts.ts'
import { StoryEditionProvider } from '@camping/ui/stories/story-edition.tsx'
import '@camping/ui/theme/base.css'
import { brandOverrides } from '@camping/ui/theme/brand-themes.stories-theme.ts'
import { brandFontCss } from '@camping/ui/theme/fonts.ts'
import { themeCss } from '@camping/ui/theme/theme-css.ts'
import { brandTokens } from '@camping/ui/theme/tokens.ts'
import type { Decorator, Parameters, Preview, StoryContext } from '@storybook/react-vite'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { Suspense, useLayoutEffect, useMemo } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { brandNames, firstChoice } from '../brands.ts'
import { productEvent } from '../docs/product-event.ts'
import { settled } from '../settled.ts'
import { storyWords } from '../story-words.ts'
import { viewports } from '../viewports.ts'
import brandFonts from 'virtual:brand-fonts'
import './docs.css'

/** Parts of pages come when their code is there: a busy machine has not failed after testing-library's one second. */
configure({ asyncUtilTimeout: 20_000 })

/**
 * In the head, where they survive a change of the story. In a story's stylesheet the fonts would disappear with it, and
 * code that measures text in the next story would measure a fallback font.
 */
function persistFonts(css: string): void {
  const existing = document.getElementById('brand-fonts')
  if (existing?.textContent === css) return
  existing?.remove()
  const sheet = document.createElement('style')
  sheet.id = 'brand-fonts'
  sheet.textContent = css
  document.head.append(sheet)
}

/** Brand, edition and mode from the toolbars: sets the theme in the document, the language and formats in the context. */
const withChoices: Decorator = (Story, { globals, args, title }) => {
  const { brand, edition, mode } = globals as { brand: string; edition: SiteCode; mode: string }
  const tokens = useMemo(() => brandTokens(brandOverrides.get(brand), brandFonts[brand]), [brand])
  persistFonts(brandFontCss(tokens))
  const { languageTag, messages } = markets[edition]
  const value = useMemo(
    () => ({ brand, tokens, site: edition, language: messages, translate: storyWords(brand, edition) }),
    [brand, tokens, edition, messages],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag
    document.documentElement.dataset['theme'] = mode
  }, [languageTag, mode])
  return (
    <StoryEditionProvider value={value}>
      <style>{themeCss(tokens)}</style>
      {/* Pages already use the messages of their edition. */}
      {edition === 'uk' || title.startsWith('Pages/') ? (
        <Story />
      ) : (
        <Story args={putTexts(args, value.translate)} />
      )}
    </StoryEditionProvider>
  )
}

/** What the accessibility check looks at: the run of all stories asks for less in the dark (story-variants.ts). */
function chooseChecks({ a11y }: Parameters, checks: unknown): void {
  const { options } = a11y as { options: { runOnly?: string[] } }
  if (checks === 'colours') options.runOnly = ['color-contrast']
}

const GuidePage = lazyPart(async () => ({ default: (await import('../docs/guide-page.tsx')).GuidePage }))

/** Docs of components and pages; loaded apart, since no picture of a story depends on it (story-inputs.ts). */
function DocsOfStories() {
  return (
    <Suspense>
      <GuidePage />
    </Suspense>
  )
}

/** Types in the panel of controls with all of their members, instead of the word "union". */
const spellTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const { raw } = (row.type ?? {}) as { raw?: string }
      return [name, raw ? { ...row, table: { ...row.table, type: { summary: raw } } } : row]
    }),
  )

/** Links of the toolbar to the running product. */
async function announceProduct({ parameters, args, globals }: StoryContext): Promise<void> {
  const { productLinks } = await import('../docs/product-links.ts')
  const shown = { file: String(parameters['fileName']), route: args['route'] as RouteName | undefined }
  addons.getChannel().emit(productEvent, productLinks(shown, globals as { brand: string; edition: SiteCode }))
}

const toolbar = (icon: 'paintbrush' | 'globe' | 'mirror', items: { value: string; title: string }[]) => ({
  toolbar: { icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [withChoices],
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Brand',
      ...toolbar(
        'paintbrush',
        brandNames.map((value) => ({ value, title: value })),
      ),
    },
    edition: {
      description: 'Edition: language, currency, words of pages',
      ...toolbar(
        'globe',
        siteCodes.map((value) => ({ value, title: `${value} – ${markets[value].displayName}` })),
      ),
    },
    mode: {
      description: 'Light or dark',
      ...toolbar('mirror', [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ]),
    },
  },
  initialGlobals: { ...firstChoice, mode: 'light', checks: 'all' },
  argTypesEnhancers: [spellTypes],
  beforeEach: async (context) => {
    chooseChecks(context.parameters, context.globals['checks'])
    await announceProduct(context)
  },
  // Runs before the accessibility check: fonts, pictures and lazy parts are loaded.
  afterEach: ({ args }) => settled(args['waiting'] === true),
  parameters: {
    layout: 'padded',
    docs: { page: DocsOfStories },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'For designers', 'For brand teams', 'For engineers'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons and flags', 'Pictures'],
          'Components',
          [
            'Base',
            'Controls',
            'Forms',
            'Shell',
            'Search',
            'Results',
            'Campsite',
            'Map',
            'Checkout',
            'Customer pages',
            'Content',
          ],
          'Patterns',
          ['Home', 'Results', 'Campsite'],
          'Pages',
          'Mails',
        ],
      },
    },
    // The stylesheet is in the document, so axe need not fetch it, which browsers refuse for pages from disk.
    a11y: {
      test: 'error',
      options: { preload: false },
      // An experimental axe rule that requires the visible text in the name: a day shows '3' and is named '3 July
      // 2027'.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] },
    },
    viewport: { options: viewports },
  },
}

export default preview
