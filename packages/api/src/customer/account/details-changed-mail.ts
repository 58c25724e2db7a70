/** Kind of the outbox event for the mail about a changed telephone number or address. */
export const detailsChangedMail = 'account-details-changed'
