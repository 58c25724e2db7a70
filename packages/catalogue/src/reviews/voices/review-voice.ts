import type { ReviewGroup } from '../../types/catalogue.types.ts'

export type Mood = 'delighted' | 'content' | 'mixed' | 'cross'

/** A sentence about a facility, by its key; '' fits every site. */
export type Remark = readonly [facility: string, text: string]

export interface ReviewVoice {
  names: readonly string[]
  titles: Record<Mood, readonly string[]>
  /** First sentences. */
  openings: Record<Mood, readonly string[]>
  praise: readonly Remark[]
  complaints: readonly Remark[]
  /** Kinds of travellers. */
  groups: Record<ReviewGroup, readonly string[]>
  endings: Record<Mood, readonly string[]>
  replies: readonly string[]
}
