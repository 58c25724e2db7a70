import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/theme/base.css'
import { brandThemes } from '../src/theme/brand-themes.stories-theme.ts'
import { brandFontCss } from '../src/theme/fonts.ts'
import { themeCss } from '../src/theme/theme-css.ts'
import { alderTokens } from '../src/theme/tokens.ts'

const withBrand: Decorator = (Story, { globals }) => {
  const tokens = brandThemes.get(globals['brand'] as string) ?? alderTokens
  return (
    <>
      <style>{brandFontCss(tokens) + themeCss(tokens)}</style>
      <Story />
    </>
  )
}

const viewport = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [withBrand],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [...brandThemes.keys()].map((value) => ({ value, title: value })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: 'alder' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
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
