import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/theme/base.css'
import { brandFontCss } from '../src/theme/fonts.ts'
import { lakelandTokens } from '../src/theme/lakeland.stories-theme.ts'
import { themeCss } from '../src/theme/theme-css.ts'
import { alderTokens, brandTokens } from '../src/theme/tokens.ts'

const brands = { alder: alderTokens, lakeland: brandTokens(lakelandTokens) }

const withBrand: Decorator = (Story, { globals }) => {
  const tokens = brands[globals['brand'] as keyof typeof brands] ?? alderTokens
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
        items: [
          { value: 'alder', title: 'Alder' },
          { value: 'lakeland', title: 'Lakeland' },
        ],
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
