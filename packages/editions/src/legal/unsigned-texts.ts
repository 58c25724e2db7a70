import type { AppConfig } from '../define-app.ts'
import { legalTags, saleTags, type LegalTag } from '../legal-tags.ts'
import { textOwners } from './text-owners.data.ts'

/** A page that nobody has signed as it stands. */
export interface UnsignedText {
  readonly tag: LegalTag
  readonly owner: string
}

/** The pages of an app without a signature, or with one from before the wording last changed. */
export function unsignedTexts({ legal, supports }: Pick<AppConfig, 'legal' | 'supports'>): UnsignedText[] {
  const tags: readonly LegalTag[] = supports.voucherSale ? [...legalTags, ...saleTags] : legalTags
  return tags
    .filter((tag) => (legal.signed?.[tag]?.on ?? '') < textOwners[tag].changedOn)
    .map((tag) => ({ tag, owner: textOwners[tag].owner }))
}
