/** What is compared: the id of a campsite, or of a campsite and of one of its accommodations: `12`, `12-345`. */
export const compareItem = (siteId: number, accommodationId?: number): string =>
  accommodationId === undefined ? String(siteId) : `${siteId}-${accommodationId}`
