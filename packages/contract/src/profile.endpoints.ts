import { endpoint } from './endpoint.ts'
import type { ConfirmPasswordRequest, EraseAccountRequest, UpdateProfileRequest } from './profile.schemas.ts'
import type { User } from './session.schemas.ts'

/**
 * Returns the updated user (api-5). 403 `account-only` to a booking session, like the three below; 403
 * `password-needed` for another telephone number or address when the password was entered more than a quarter of
 * an hour ago.
 */
export const updateProfile = endpoint<UpdateProfileRequest, User>('PUT', 'customer-portal')
/** Enters the password again. 401 `login-fail` for another one. */
export const confirmPassword = endpoint<ConfirmPasswordRequest, null>(
  'POST',
  'customer-portal/confirm-password',
)
/** A file with all data of the account (GDPR, Art. 15 and 20). */
export const exportAccount = endpoint<Record<string, never>, never>('GET', 'customer-portal/export')
/**
 * Deletes the account (GDPR, Art. 17). 401 `login-fail` for another password, 409 `stays-ahead` while a stay is
 * upcoming.
 */
export const eraseAccount = endpoint<EraseAccountRequest, null>('POST', 'customer-portal/erase')
