import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Widths at which the layout laws check whether anything is covered, cut or too wide (layout-faults.ts), px. */
export const lawWidths = [768, 1024, 1180, 1440] as const
type LawWidth = (typeof lawWidths)[number]

/** One combination of brand, edition, mode and width. */
export interface Variant {
  readonly brand: string
  /** Site code. */
  readonly edition: string
  readonly mode: 'light' | 'dark'
  /** px */
  readonly width: 360 | 1280 | LawWidth
}

/** A story in one variant. */
export interface StoryVariant {
  readonly story: string
  readonly variant: Variant
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

/** The house on a phone in light mode: the variant of every story. */
export const usualVariant: Variant = { brand: 'alder', edition: 'uk', mode: 'light', width: 360 }

/** The edition with the longest words. */
const german = 'de'

/** Name of a variant, and of the folder with its pictures. Each brand appears in one edition, the house also in German. */
export const variantName = ({ brand, edition, mode, width }: Variant): string =>
  [
    brand,
    mode,
    width,
    ...(brand === usualVariant.brand && edition !== usualVariant.edition ? [edition] : []),
  ].join('-')

/** Whether a variant checks the layout laws. */
export const isByLaw = ({ width }: Variant): boolean => lawWidths.some((one) => one === width)

/** Whether a variant has a picture. 1180 px is for the laws alone: a picture there is like that at 1280. */
export const isPictured = ({ width }: Variant): boolean => width !== 1180

/**
 * What the accessibility check looks at in a variant. Every story is checked in the house's light mode (305): its dark one has the
 * same elements at the same width, and can break colours alone.
 */
export const checksOf = ({ brand, mode }: Variant): 'all' | 'colours' =>
  brand === usualVariant.brand && mode === 'dark' ? 'colours' : 'all'

/** The stories of a static Storybook, in its order. */
export function listStories(folder: string): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, ListedStory & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * All variants, given the other brands with one of their editions: every story in the house on a phone in light mode, and
 * of each file the first story in dark mode and in every other brand. Pages also appear on a desktop, and in German,
 * whose long words must fit on a phone and at the widths of the laws. Tags of a story add variants.
 */
export function storyVariants(
  stories: readonly ListedStory[],
  brands: readonly Pick<Variant, 'brand' | 'edition'>[],
): StoryVariant[] {
  const usual = stories.map(({ id }) => ({ story: id, variant: usualVariant }))
  const files = new Set<string>()
  const firsts = stories.filter(({ importPath }) => !files.has(importPath) && files.add(importPath))
  const further = stories.flatMap((story) => {
    const isFirst = firsts.includes(story)
    const isFirstOfPage = isFirst && story.title.startsWith('Pages/')
    const has = (tag: string) => story.tags?.includes(tag) ?? false
    const variants: Variant[] = [
      ...(isFirst || has('dark') ? [{ ...usualVariant, mode: 'dark' as const }] : []),
      ...(isFirst ? brands.map((brand) => ({ ...usualVariant, ...brand })) : []),
      ...(isFirstOfPage || has('desktop') ? [{ ...usualVariant, width: 1280 as const }] : []),
      ...(isFirstOfPage && !has('over-page')
        ? lawWidths.map((width) => ({ ...usualVariant, edition: german, width }))
        : []),
      ...(isFirstOfPage || has('german') ? [{ ...usualVariant, edition: german }] : []),
    ]
    return variants.map((variant) => ({ story: story.id, variant }))
  })
  return [...usual, ...further].sort((one, other) =>
    variantName(one.variant).localeCompare(variantName(other.variant)),
  )
}

/** Distributes variants so that a page rarely reloads, because a reload loads all stories again. */
export class VariantQueue {
  readonly #waiting = new Map<string, StoryVariant[]>()

  constructor(variants: readonly StoryVariant[]) {
    for (const one of variants) {
      const name = variantName(one.variant)
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), one])
    }
  }

  /** The next story of the same variant; without one, a story of the variant with most stories left. */
  next(name?: string): StoryVariant | undefined {
    const same = name === undefined ? undefined : this.#waiting.get(name)?.shift()
    if (same) return same
    const [most] = [...this.#waiting.values()].sort((one, other) => other.length - one.length)
    return most?.shift()
  }
}
