import type { UpdateProfileRequest } from '@camping/contract/profile.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import {
  birthDateProblem,
  toBooker,
  type BookerForm,
  type BookerText,
  bookerRules,
  type BookerProblems,
} from '@camping/core/checkout/booker.rules.ts'
import { bookerOfUser } from '@camping/core/checkout/customer-details.rules.ts'

/** The details of an account in the form: the same fields as in the checkout. */
export interface ProfileForm {
  booker: BookerForm
  newsletter: boolean
}

/** Converts an account to form values. Empty fields are missing, as react-final-form requires. */
export function profileForm(user: User): ProfileForm {
  return { booker: bookerOfUser(user), newsletter: user.newsletter }
}

const placeFields = ['street', 'houseNumber', 'addition', 'postcode', 'city'] as const
const isBlank = (form: BookerForm, fields: readonly (keyof BookerText)[]) =>
  fields.every((field) => !form[field]?.trim())

/**
 * Problems of the form, by field. Address and telephone are optional, each as a whole; a country alone or a prefix
 * alone counts as empty.
 * @param today 'YYYY-MM-DD'
 */
export function validateProfile({ booker: form }: ProfileForm, today: string): BookerProblems {
  const problems: BookerProblems = {}
  const asked: (keyof BookerText)[] = [
    'firstName',
    'lastName',
    ...(isBlank(form, placeFields) ? [] : [...placeFields, 'country' as const]),
    ...(isBlank(form, ['phoneNumber']) ? [] : (['phonePrefix', 'phoneNumber'] as const)),
  ]
  for (const field of asked) {
    const problem = bookerRules[field](form[field], form)
    if (problem) problems[field] = problem
  }
  const date = birthDateProblem(form.birthDate, { on: today, least: 0 }, today)
  return date ? { ...problems, birthDate: date } : problems
}

/** portal-4: only changed details are sent. Compares normalised values, so that an extra space is no change. */
export function profileChanges(before: User, form: ProfileForm): UpdateProfileRequest {
  const { booker } = form
  const { title, firstName, lastName, birthDate, ...rest } = toBooker(booker)
  const wished = {
    title,
    firstName,
    lastName,
    birthDate,
    phone: isBlank(booker, ['phoneNumber']) ? null : { prefix: rest.phonePrefix, number: rest.phoneNumber },
    address: isBlank(booker, placeFields)
      ? null
      : {
          street: rest.street,
          number: rest.houseNumber,
          addition: rest.addition,
          postcode: rest.postcode,
          city: rest.city,
          country: rest.country,
        },
    newsletter: form.newsletter,
  }
  const same = (key: keyof typeof wished) => JSON.stringify(wished[key]) === JSON.stringify(before[key])
  return Object.fromEntries(
    Object.entries(wished).filter(([key]) => !same(key as keyof typeof wished)),
  ) as UpdateProfileRequest
}
