import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Widths between and beyond those of the pictures, px: there the layout laws check whether anything is covered, cut or
 * too wide (layout-faults.ts), without pictures.
 */
export const lawWidths = [768, 1024, 1180, 1440] as const
type LawWidth = (typeof lawWidths)[number]

/** One combination of brand, edition, mode and width. */
export interface Look {
  readonly brand: string
  /** Site code. */
  readonly edition: string
  readonly mode: 'light' | 'dark'
  /** px */
  readonly width: 360 | 1280 | LawWidth
}

/** A story in one look. */
export interface StoryLook {
  readonly story: string
  readonly look: Look
}

export interface ListedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly importPath: string
  /**
   * `dark`: also in dark mode; `german`: also in German, which has long words; `over-page`: the story covers the page
   * on purpose, so the layout laws do not apply.
   */
  readonly tags?: readonly string[]
}

/** The house on a phone in light mode: the look of every story. */
export const usualLook: Look = { brand: 'alder', edition: 'uk', mode: 'light', width: 360 }

/** The edition with the longest words. */
const german = 'de'

/** Name of a look, and of the folder with its pictures. Each brand appears in one edition, the house also in German. */
export const lookName = ({ brand, edition, mode, width }: Look): string =>
  [brand, mode, width, ...(brand === usualLook.brand && edition !== usualLook.edition ? [edition] : [])].join(
    '-',
  )

/** Whether a look checks the layout laws instead of a picture. */
export const isByLaw = ({ width }: Look): boolean => lawWidths.some((one) => one === width)

/** The stories of a static Storybook, in its order. */
export function listStories(folder: string): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, ListedStory & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * All looks, given the other brands with one of their editions: every story in the house on a phone in light mode, and
 * of each file the first story in dark mode and in every other brand. Pages also appear on a desktop and in German,
 * whose long words must fit at the widths of the laws, too. Tags of a story add looks.
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
      ...(isFirstOfPage && !has('over-page')
        ? lawWidths.map((width) => ({ ...usualLook, edition: german, width }))
        : []),
      ...(isFirstOfPage || has('german') ? [{ ...usualLook, edition: german }] : []),
    ]
    return looks.map((look) => ({ story: story.id, look }))
  })
  return [...usual, ...further].sort((one, other) => lookName(one.look).localeCompare(lookName(other.look)))
}

/** Distributes looks so that a page rarely reloads, because a reload loads all stories again. */
export class LookQueue {
  readonly #waiting = new Map<string, StoryLook[]>()

  constructor(looks: readonly StoryLook[]) {
    for (const one of looks) {
      const name = lookName(one.look)
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), one])
    }
  }

  /** The next story of the same look; without one, a story of the look with most stories left. */
  next(name?: string): StoryLook | undefined {
    const same = name === undefined ? undefined : this.#waiting.get(name)?.shift()
    if (same) return same
    const [most] = [...this.#waiting.values()].sort((one, other) => other.length - one.length)
    return most?.shift()
  }
}
