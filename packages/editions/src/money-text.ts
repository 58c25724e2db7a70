/** Options of Intl for amounts: Italian and others would write four digits without a point. */
export const moneyOptions = { style: 'currency', useGrouping: 'always' } as const

/**
 * An amount that Intl has formatted, with the Swiss apostrophe and the minus of print instead of the typewriter's, which some versions
 * and languages write.
 */
export const moneyText = (text: string): string => text.replaceAll("'", '’').replace('-', '−')
