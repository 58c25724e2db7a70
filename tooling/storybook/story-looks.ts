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
  /** `dark`: looked at by night, too; `german`: in German, too, where the words are long. */
  readonly tags?: readonly string[]
}

/** The house on a phone by day: how every story is looked at. */
export const usualLook: Look = { brand: 'alder', edition: 'uk', mode: 'light', width: 360 }

/** The edition with the longest words. */
const german = 'de'

/** Name of a look, and of the folder with its pictures. A brand is looked at in one edition, the house also in German. */
export const lookName = ({ brand, edition, mode, width }: Look): string =>
  [brand, mode, width, ...(brand === usualLook.brand && edition !== usualLook.edition ? [edition] : [])].join(
    '-',
  )

/** The stories of a static Storybook, in its order. */
export function listStories(folder: string): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, ListedStory & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * What is looked at, given the other brands with an edition of theirs: every story in the house on a phone by day, and of each
 * file the first story by night and in every other brand; pages also on a desk and in German. Tags of a story ask for more.
 */
export function storyLooks(
  stories: readonly ListedStory[],
  brands: readonly Pick<Look, 'brand' | 'edition'>[],
): StoryLook[] {
  const usual = stories.map(({ id }) => ({ story: id, look: usualLook }))
  const files = new Set<string>()
  const firsts = stories.filter(({ importPath }) => !files.has(importPath) && files.add(importPath))
  const further = stories.flatMap((story) => {
    const isFirst = firsts.includes(story)
    const isFirstOfPage = isFirst && story.title.startsWith('Pages/')
    const has = (tag: string) => story.tags?.includes(tag) ?? false
    const looks: Look[] = [
      ...(isFirst || has('dark') ? [{ ...usualLook, mode: 'dark' as const }] : []),
      ...(isFirst ? brands.map((brand) => ({ ...usualLook, ...brand })) : []),
      ...(isFirstOfPage ? [{ ...usualLook, width: 1280 as const }] : []),
      ...(isFirstOfPage || has('german') ? [{ ...usualLook, edition: german }] : []),
    ]
    return looks.map((look) => ({ story: story.id, look }))
  })
  // Alike ones follow each other, so that a page seldom has to be opened anew.
  return [...usual, ...further].sort((one, other) => lookName(one.look).localeCompare(lookName(other.look)))
}
