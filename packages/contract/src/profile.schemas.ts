import { z } from 'zod'
import { booker } from './booking.schemas.ts'
import { user } from './session.schemas.ts'

const { title, firstName, lastName, birthDate, phonePrefix, phoneNumber } = booker.shape

/** SPEC.md §7 "PUT customer-portal": changed profile details. What is left out stays; e-mail and password have ways of their own. */
export const updateProfileRequest = z.object({
  title: title.unwrap().optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  birthDate: birthDate.unwrap().optional(),
  phone: z.object({ prefix: phonePrefix, number: phoneNumber }).nullable().optional(),
  address: z
    .object({
      street: booker.shape.street,
      number: booker.shape.houseNumber,
      addition: booker.shape.addition,
      postcode: booker.shape.postcode,
      city: booker.shape.city,
      country: booker.shape.country,
    })
    .nullable()
    .optional(),
  newsletter: z.boolean().optional(),
})
export type UpdateProfileRequest = z.input<typeof updateProfileRequest>
export const updateProfileReply = user

export const exportRequest = z.object({})

/** Deleting an account asks for its password again (RELIABILITY.md, ASVS 7.5.1). */
export const eraseAccountRequest = z.object({ password: z.string().min(1).max(256) })
export type EraseAccountRequest = z.input<typeof eraseAccountRequest>
