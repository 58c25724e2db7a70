import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One way to look at a story. */
export interface Look {
  readonly brand: string
  /** Site code. */
  readonly edition: string
  readonly mode: 'light' | 'dark'
  /** px */
  readonly width: 360 | 1280
}

/** A story with one way to look at it. */
export interface StoryLook {
  readonly story: string
  readonly look: Look
}

export interface ListedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly importPath: string
}

/** The house on a phone by day: how every story is looked at. */
export const usualLook: Look = { brand: 'alder', edition: 'uk', mode: 'light', width: 360 }

/** Name of a look, and of the folder with its pictures. */
export const lookName = ({ brand, mode, width }: Look): string => `${brand}-${mode}-${width}`

/** The stories of a static Storybook, in its order. */
export function listStories(folder: string): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, ListedStory & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * What is looked at, given the other brands with an edition of theirs: every story in the house on a phone by day, and of each file the first story by night and in every other
 * brand; pages also on a desk.
 */
export function storyLooks(
  stories: readonly ListedStory[],
  brands: readonly Pick<Look, 'brand' | 'edition'>[],
): StoryLook[] {
  const usual = stories.map(({ id }) => ({ story: id, look: usualLook }))
  const files = new Set<string>()
  const firsts = stories.filter(({ importPath }) => !files.has(importPath) && files.add(importPath))
  const further = firsts.flatMap(({ id, title }) => {
    const looks: Look[] = [
      { ...usualLook, mode: 'dark' },
      ...brands.map((brand) => ({ ...usualLook, ...brand })),
      ...(title.startsWith('Pages/') ? [{ ...usualLook, width: 1280 as const }] : []),
    ]
    return looks.map((look) => ({ story: id, look }))
  })
  // Alike ones follow each other, so that a page seldom has to be opened anew.
  return [...usual, ...further].sort((one, other) => lookName(one.look).localeCompare(lookName(other.look)))
}
