/** Characters of a message to the service desk. Apart from the schemas, so that a form can take them without a validator. */
export const bookingMessageLimits = { min: 3, max: 2000 } as const
