import { z } from 'zod'
import { givenPassword } from './account.schemas.ts'
import { bookerFields, postcodeFits, postcodeMisfit } from './booking.schemas.ts'
import { user } from './session.schemas.ts'

const { title, firstName, lastName, birthDate, phonePrefix, phoneNumber } = bookerFields.shape

/** api-5: changed profile details. Missing fields stay unchanged; e-mail and password have separate calls. */
export const updateProfileRequest = z.object({
  title: title.unwrap().optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  birthDate: birthDate.unwrap().optional(),
  phone: z.object({ prefix: phonePrefix, number: phoneNumber }).nullable().optional(),
  address: z
    .object({
      street: bookerFields.shape.street,
      number: bookerFields.shape.houseNumber,
      addition: bookerFields.shape.addition,
      postcode: bookerFields.shape.postcode,
      city: bookerFields.shape.city,
      country: bookerFields.shape.country,
    })
    .refine(postcodeFits, postcodeMisfit)
    .nullable()
    .optional(),
  newsletter: z.boolean().optional(),
})
export type UpdateProfileRequest = z.input<typeof updateProfileRequest>
export const updateProfileReply = user

export const exportRequest = z.object({})

/** Deleting an account requires its password again (account-11, ASVS 7.5.1). */
export const eraseAccountRequest = z.object({ password: givenPassword })
/** The password again, before a change of telephone number or address. */
export const confirmPasswordRequest = eraseAccountRequest
export type ConfirmPasswordRequest = z.input<typeof confirmPasswordRequest>
export type EraseAccountRequest = z.input<typeof eraseAccountRequest>
