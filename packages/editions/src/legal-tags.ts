/** The pages that the law requires in every edition of every brand (brands-8), by tag, in the order of the footer. */
export const legalTags = ['terms', 'privacy', 'cookies', 'accessibility', 'imprint'] as const

export type LegalTag = (typeof legalTags)[number]
