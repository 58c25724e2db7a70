/** In place of an order in `?payment=`: the customer gave up on the provider's page (docs/contracts/urls.md). */
export const cancelledPayment = 'cancelled'
