/** Web addresses, with or without their beginning. */
const link =
  /https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|info|biz|eu|co|io|app|shop|uk|ie|de|at|ch|fr|nl|be|it|es)\b/i
const email = /[^\s@]@[^\s@]|\(at\)|\[at\]/i
/** Seven digits or more with nothing but what people put between the digits of a phone number. Prices and dates are shorter. */
const phone = /(?:\d[ ./()-]{0,2}){7,}/

/** Numbers that are as long as one: when somebody was there. */
const date = /\b\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d{2}\b/g

/**
 * Whether somebody has to read a review before it is shown: it holds a way to reach or advertise somebody. What guests
 * think of a site is no reason (docs/decisions/111).
 */
export function needsReading({ title, text }: { readonly title: string; readonly text: string }): boolean {
  return [title, text].some((one) => link.test(one) || email.test(one) || phone.test(one.replace(date, ' ')))
}
