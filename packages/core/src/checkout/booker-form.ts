import { isoBirthDate, type BirthDateForm } from './birth-date.ts'
import type { Booker, PaymentPlan } from '@camping/contract/booking.schemas.ts'

/** The lines of text of the person who books, as typed. */
export interface BookerText {
  title?: string
  firstName?: string
  lastName?: string
  email?: string
  phonePrefix?: string
  phoneNumber?: string
  street?: string
  houseNumber?: string
  addition?: string
  postcode?: string
  city?: string
  country?: string
}

/** All that is asked about the person who books. */
export interface BookerForm extends BookerText {
  birthDate?: BirthDateForm
}

export interface TravellerForm {
  firstName?: string
  lastName?: string
  birthDate?: BirthDateForm
}

/** Everything the checkout asks for. Empty fields are missing: react-final-form drops them. */
export interface CheckoutForm {
  booker?: BookerForm
  travellers?: (TravellerForm | undefined)[]
  /** The fields for dates of birth are unfolded. */
  withBirthDates?: boolean
  plan?: PaymentPlan
  remarks?: string
  terms?: boolean
}

const titles: readonly string[] = ['mr', 'mrs', 'mx'] satisfies NonNullable<Booker['title']>[]

/** Countries that keep the leading zero behind their prefix. */
const keepsZero: readonly string[] = ['+39', '+378', '+379']

/** Digits of a phone number without what people write between them, and without a trunk zero after the prefix. */
export function phoneDigits(text: string, prefix = ''): string {
  const digits = text.replace(/[\s().\-/]/g, '')
  return keepsZero.includes(prefix) ? digits : digits.replace(/^0(?=\d)/, '')
}

/** The contract's booker out of validated fields. */
export function toBooker(form: BookerForm): Booker {
  const text = (key: keyof BookerText) => form[key]?.trim() ?? ''
  return {
    title: titles.includes(form.title ?? '') ? (form.title as NonNullable<Booker['title']>) : null,
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: isoBirthDate(form.birthDate),
    email: text('email'),
    phonePrefix: text('phonePrefix'),
    phoneNumber: phoneDigits(text('phoneNumber'), text('phonePrefix')),
    street: text('street'),
    houseNumber: text('houseNumber'),
    addition: text('addition'),
    postcode: text('postcode').toUpperCase(),
    city: text('city'),
    country: text('country'),
  }
}

/** Fellow travellers with a name; who is not named yet is named later. */
export function namedTravellers(
  travellers: CheckoutForm['travellers'],
): { firstName: string; lastName: string; birthDate: string | null }[] {
  return (travellers ?? []).flatMap((one) => {
    const firstName = one?.firstName?.trim()
    const lastName = one?.lastName?.trim()
    return firstName && lastName ? [{ firstName, lastName, birthDate: isoBirthDate(one?.birthDate) }] : []
  })
}
