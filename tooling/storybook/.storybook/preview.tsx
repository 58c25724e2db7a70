import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { putTexts } from '@camping/ui/stories/put-texts.ts'
import { StoryEditionProvider } from '@camping/ui/stories/story-edition.tsx'
import '@camping/ui/theme/base.css'
import { brandThemes } from '@camping/ui/theme/brand-themes.stories-theme.ts'
import { brandFontCss } from '@camping/ui/theme/fonts.ts'
import { themeCss } from '@camping/ui/theme/theme-css.ts'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, useMemo } from 'react'
import { settled } from '../settled.ts'
import { storyWords } from '../story-words.ts'

/** Brand, edition and mode as the toolbars say: the theme in the document, the words and formats in the context. */
const withChoices: Decorator = (Story, { globals, args, title }) => {
  const { brand, edition, mode } = globals as { brand: string; edition: SiteCode; mode: string }
  const tokens = brandThemes.get(brand) ?? alderTokens
  const { languageTag, messages } = markets[edition]
  const value = useMemo(
    () => ({ brand, site: edition, language: messages, say: storyWords(brand, edition) }),
    [brand, edition, messages],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag
    document.documentElement.dataset['theme'] = mode
  }, [languageTag, mode])
  return (
    <StoryEditionProvider value={value}>
      <style>{brandFontCss(tokens) + themeCss(tokens)}</style>
      {/* Pages have the words of their edition by themselves. */}
      {edition === 'uk' || title.startsWith('Pages/') ? (
        <Story />
      ) : (
        <Story args={putTexts(args, value.say)} />
      )}
    </StoryEditionProvider>
  )
}

const viewport = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

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
        [...brandThemes.keys()].map((value) => ({ value, title: value })),
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
  initialGlobals: { brand: 'alder', edition: 'uk', mode: 'light' },
  // Runs before the look at accessibility: fonts, pictures and lazy parts are there.
  afterEach: ({ args }) => settled(args['waiting'] === true),
  parameters: {
    layout: 'padded',
    // The style sheet is in the document; axe need not fetch it, which browsers refuse on pages from disk.
    a11y: {
      test: 'error',
      options: { preload: false },
      // An experiment of axe that wants what is seen word by word: a day shows '3' and is called '3 July 2027'.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] },
    },
    viewport: {
      options: {
        phone: viewport(360, 740),
        tablet: viewport(768, 1024),
        desktop: viewport(1280, 800),
        wide: viewport(1920, 1080),
      },
    },
  },
}

export default preview
