/** What a person has done or has to do, in a sentence; printed without a stack. */
export class EditionError extends Error {}
