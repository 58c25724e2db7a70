import { describe, expect, it } from 'vitest'
import {
  checksOf,
  isByLaw,
  isPictured,
  variantName,
  VariantQueue,
  storyVariants,
  usualVariant,
} from './story-variants.ts'

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
const variantsOf = (story: string) =>
  storyVariants(stories, [{ brand: 'lake', edition: 'nl' }])
    .filter((one) => one.story === story)
    .map(({ variant }) => variantName(variant))

describe('storyVariants', () => {
  it('shows every story as the house on a phone, and the first of a file also in the dark and in other brands', () => {
    expect(variantsOf('base-button--busy')).toEqual(['alder-light-360'])
    expect(variantsOf('base-button--primary')).toEqual([
      'alder-dark-360',
      'alder-light-360',
      'lake-light-360',
    ])
  })

  it('shows the first story of a page on a desktop and in German as well', () => {
    expect(variantsOf('pages-home--default')).toContain('alder-light-1280')
    expect(variantsOf('pages-home--default')).toContain('alder-light-360-de')
    expect(variantsOf('base-button--primary')).not.toContain('alder-light-1280')
  })

  it('checks the layout laws of the first story of a page at four widths, in German, where three have pictures', () => {
    const byLaw = storyVariants(stories, []).filter(({ variant }) => isByLaw(variant))
    expect(byLaw.map(({ story, variant }) => [story, variant.width, variant.edition])).toEqual(
      [1024, 1180, 1440, 768].map((width) => ['pages-home--default', width, 'de']),
    )
    expect(
      byLaw.filter(({ variant }) => isPictured(variant)).map(({ variant }) => variantName(variant)),
    ).toEqual(['alder-light-1024-de', 'alder-light-1440-de', 'alder-light-768-de'])
    expect([isByLaw(usualVariant), isPictured(usualVariant)]).toEqual([false, true])
    const covered = stories.map((story) => ({ ...story, tags: ['over-page'] }))
    expect(storyVariants(covered, []).filter(({ variant }) => isByLaw(variant))).toEqual([])
  })

  it('shows a story on a desktop when its tag requests it', () => {
    const wide = stories.map((story) => ({ ...story, tags: ['desktop'] }))
    const widths = storyVariants(wide, []).filter(({ variant }) => variant.width === 1280)
    expect(widths.map(({ story }) => story).toSorted()).toEqual(stories.map(({ id }) => id).toSorted())
  })

  it('shows a story in the dark or in German when its tags request it', () => {
    expect(variantsOf('pages-home--open')).toEqual(['alder-dark-360', 'alder-light-360'])
    expect(variantsOf('pages-home--long')).toEqual(['alder-light-360', 'alder-light-360-de'])
  })
})

describe('LookQueue', () => {
  it('stays with a variant while stories are left, goes on with the fullest, and yields each once', () => {
    const variants = storyVariants(stories, [{ brand: 'lake', edition: 'nl' }])
    const queue = new VariantQueue(variants)
    const given: string[] = []
    let name: string | undefined
    for (let one = queue.next(name); one; one = queue.next(name)) {
      name = variantName(one.variant)
      given.push(`${name}/${one.story}`)
    }
    expect(given.toSorted()).toEqual(
      variants.map(({ story, variant }) => `${variantName(variant)}/${story}`).toSorted(),
    )
    const names = given.map((one) => one.split('/')[0])
    expect(names.slice(0, stories.length)).toEqual(stories.map(() => 'alder-light-360'))
    expect(names.filter((one, at) => one !== names[at - 1])).toHaveLength(new Set(names).size)
  })
})
describe('the accessibility check', () => {
  it.each([
    [{}, 'all'],
    [{ edition: 'de' }, 'all'],
    [{ width: 1280 }, 'all'],
    [{ mode: 'dark' }, 'colours'],
    [{ brand: 'fjord' }, 'all'],
    [{ brand: 'fjord', mode: 'dark' }, 'all'],
    [{ width: 768 }, 'all'],
  ] as const)('of %j covers %s', (difference, checks) => {
    expect(checksOf({ ...usualVariant, ...difference })).toBe(checks)
  })
})
