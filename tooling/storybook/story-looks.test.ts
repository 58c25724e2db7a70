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
  {
    id: 'pages-home--open',
    name: 'pages-home--open',
    title: 'Pages/Home',
    importPath: './home.stories.tsx',
    tags: ['dark'],
  },
  {
    id: 'pages-home--long',
    name: 'pages-home--long',
    title: 'Pages/Home',
    importPath: './home.stories.tsx',
    tags: ['german'],
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

  it('looks at the first of a page on a desk and in German as well', () => {
    expect(looksOf('pages-home--default')).toContain('alder-light-1280')
    expect(looksOf('pages-home--default')).toContain('alder-light-360-de')
    expect(looksOf('base-button--primary')).not.toContain('alder-light-1280')
  })

  it('looks at a story by night or in German when its tags ask for it', () => {
    expect(looksOf('pages-home--open')).toEqual(['alder-dark-360', 'alder-light-360'])
    expect(looksOf('pages-home--long')).toEqual(['alder-light-360', 'alder-light-360-de'])
  })
})
