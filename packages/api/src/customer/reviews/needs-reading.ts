/** Web addresses, with or without a scheme. */
const link =
  /https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|info|biz|eu|co|io|app|shop|uk|ie|de|at|ch|fr|nl|be|it|es)\b/i
const email = /[^\s@]@[^\s@]|\(at\)|\[at\]/i
/** Seven digits or more, separated only by characters usual in phone numbers. Prices and dates are shorter. */
const phone = /(?:\d[ ./()-]{0,2}){7,}/

/** Dates have as many digits: they tell when the guest stayed. */
const date = /\b\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d{2}\b/g

/**
 * Whether an operator must read a review before publication: it contains contact data or advertising. An opinion
 * about the site is no reason (decision 111).
 */
export function needsReading({ title, text }: { readonly title: string; readonly text: string }): boolean {
  return [title, text].some((one) => link.test(one) || email.test(one) || phone.test(one.replace(date, ' ')))
}
