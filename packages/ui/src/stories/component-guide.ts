import type { MarkupReason } from './markup-reasons.data.ts'

/** What somebody has to know who designs with a component: the data of its page of docs. Every sentence is a rule or a fact of this product. */
export interface ComponentGuide {
  /** Files of the components from `src` of this package; their props stand on the page. */
  readonly components: readonly `${string}.tsx`[]
  /** What it is for, in a sentence. */
  readonly purpose: string
  readonly use: readonly string[]
  readonly avoid: readonly Alternative[]
  /** Parts, with the variables of the theme that they have: `--space-4` is shown with its value in the chosen brand. */
  readonly anatomy: readonly (readonly [part: string, rule: string])[]
  readonly do: readonly string[]
  readonly dont: readonly string[]
  /** Empty where nothing takes the focus. */
  readonly keys: readonly (readonly [keys: string, effect: string])[]
  /** What a screen reader hears, with the roles. */
  readonly reader: readonly string[]
  /** Why some of its files have markup without MUI; absent where MUI makes all of them. */
  readonly withoutMui?: MarkupReason
  readonly status: 'stable' | 'new' | 'deprecated'
  /** The latest first. */
  readonly history: readonly Change[]
}

/** When something else is better. */
export interface Alternative {
  readonly when: string
  /** Title of its stories, such as `Components/Controls/Button`. */
  readonly instead?: string
}

interface Change {
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly what: string
  /** Number of the page in docs/decisions with the reason. */
  readonly decision?: number
}
