import { endpoint } from './endpoint.ts'
import type { EraseAccountRequest, UpdateProfileRequest } from './profile.schemas.ts'
import type { User } from './session.schemas.ts'

/** SPEC.md §7. Answers who is signed in, as they are now. 403 `account-only` to a booking session, as the two below. */
export const updateProfile = endpoint<UpdateProfileRequest, User>('PUT', 'customer-portal')
/** A file with everything the account is known by (GDPR, Art. 15 and 20). */
export const exportAccount = endpoint<Record<string, never>, never>('GET', 'customer-portal/export')
/** Deletes the account (GDPR, Art. 17). 401 `login-fail` for another password, 409 `stays-ahead` while a stay is to come. */
export const eraseAccount = endpoint<EraseAccountRequest, null>('POST', 'customer-portal/erase')
