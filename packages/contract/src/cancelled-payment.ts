/** Replaces an order in `?payment=`: the customer cancelled on the provider's page (docs/contracts/urls.md). */
export const cancelledPayment = 'cancelled'
