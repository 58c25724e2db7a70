/** Characters of a review's parts. Apart from the schemas, so that a form can take them without a validator. */
export const reviewLimits = {
  title: { min: 3, max: 80 },
  text: { min: 30, max: 2000 },
} as const
