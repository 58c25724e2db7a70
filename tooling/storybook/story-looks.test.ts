import { describe, expect, it } from 'vitest'
import { isByLaw, lookName, LookQueue, storyLooks, usualLook } from './story-looks.ts'

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
  it('shows every story as the house on a phone, and the first of a file also in the dark and in other brands', () => {
    expect(looksOf('base-button--busy')).toEqual(['alder-light-360'])
    expect(looksOf('base-button--primary')).toEqual(['alder-dark-360', 'alder-light-360', 'lake-light-360'])
  })

  it('shows the first story of a page on a desktop and in German as well', () => {
    expect(looksOf('pages-home--default')).toContain('alder-light-1280')
    expect(looksOf('pages-home--default')).toContain('alder-light-360-de')
    expect(looksOf('base-button--primary')).not.toContain('alder-light-1280')
  })

  it('checks the layout laws of the first story of a page at the widths between its pictures, in German, without pictures', () => {
    const byLaw = storyLooks(stories, []).filter(({ look }) => isByLaw(look))
    expect(byLaw.map(({ story, look }) => [story, look.width, look.edition])).toEqual(
      [1024, 1180, 1440, 768].map((width) => ['pages-home--default', width, 'de']),
    )
    expect(isByLaw(usualLook)).toBe(false)
    const covered = stories.map((story) => ({ ...story, tags: ['over-page'] }))
    expect(storyLooks(covered, []).filter(({ look }) => isByLaw(look))).toEqual([])
  })

  it('shows a story in the dark or in German when its tags request it', () => {
    expect(looksOf('pages-home--open')).toEqual(['alder-dark-360', 'alder-light-360'])
    expect(looksOf('pages-home--long')).toEqual(['alder-light-360', 'alder-light-360-de'])
  })
})

describe('LookQueue', () => {
  it('stays with a look while stories are left, goes on with the fullest, and yields each once', () => {
    const looks = storyLooks(stories, [{ brand: 'lake', edition: 'nl' }])
    const queue = new LookQueue(looks)
    const given: string[] = []
    let name: string | undefined
    for (let one = queue.next(name); one; one = queue.next(name)) {
      name = lookName(one.look)
      given.push(`${name}/${one.story}`)
    }
    expect(given.toSorted()).toEqual(looks.map(({ story, look }) => `${lookName(look)}/${story}`).toSorted())
    const names = given.map((one) => one.split('/')[0])
    expect(names.slice(0, stories.length)).toEqual(stories.map(() => 'alder-light-360'))
    expect(names.filter((one, at) => one !== names[at - 1])).toHaveLength(new Set(names).size)
  })
})
