/**
 * Length limits of a message to the service desk. Separate from the schemas, so that a form can import them
 * without a validator.
 */
export const bookingMessageLimits = { min: 3, max: 2000 } as const
