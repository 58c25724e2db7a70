/** Words of a buyer on a gift voucher. */
export const voucherMessageLimit = 300

/** A statement of withdrawal: words that name the contract, and what else somebody wants to say. */
export const withdrawalLimits = { contract: 80, remarks: 500 } as const
