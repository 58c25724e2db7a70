/** The pages that the law asks of every edition of every brand (GAPS.md), by their tag, in the order of the footer. */
export const legalTags = ['terms', 'privacy', 'cookies', 'accessibility', 'imprint'] as const

export type LegalTag = (typeof legalTags)[number]
