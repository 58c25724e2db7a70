import { describe, expect, it } from 'vitest'
import { lookName, storyLooks } from './story-looks.ts'

const stories = [
  {
    id: 'base-button--primary',
    name: 'base-button--primary',
    title: 'Base/Button',
    importPath: './button.stories.tsx',
  },
  {
    id: 'base-button--busy',
    name: 'base-button--busy',
    title: 'Base/Button',
    importPath: './button.stories.tsx',
  },
  {
    id: 'pages-home--default',
    name: 'pages-home--default',
    title: 'Pages/Home',
    importPath: './home.stories.tsx',
  },
]
const looksOf = (story: string) =>
  storyLooks(stories, [{ brand: 'lake', edition: 'nl' }])
    .filter((one) => one.story === story)
    .map(({ look }) => lookName(look))

describe('storyLooks', () => {
  it('looks at every story as the house on a phone, at the first of a file in the dark and in other brands, too', () => {
    expect(looksOf('base-button--busy')).toEqual(['alder-light-360'])
    expect(looksOf('base-button--primary')).toEqual(['alder-dark-360', 'alder-light-360', 'lake-light-360'])
  })

  it('looks at the first of a page on a desk as well', () => {
    expect(looksOf('pages-home--default')).toContain('alder-light-1280')
    expect(looksOf('base-button--primary')).not.toContain('alder-light-1280')
  })
})
