/** The pages that the law requires in every edition of every brand (brands-8), by tag, in the order of the footer. */
export const legalTags = ['terms', 'privacy', 'cookies', 'accessibility', 'imprint'] as const

/** What the buyer of a gift voucher agrees to: pages of the editions that sell them. */
export const saleTags = ['voucher-terms', 'withdrawal'] as const

/** Every page whose text an app may replace by one of its own. */
export const appTextTags = [...legalTags, ...saleTags] as const

export type LegalTag = (typeof appTextTags)[number]
