/** Length limits of a review's parts. Separate from the schemas, so that a form can import them without a validator. */
export const reviewLimits = {
  title: { min: 3, max: 80 },
  text: { min: 30, max: 2000 },
} as const
