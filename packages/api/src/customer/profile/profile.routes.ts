import * as endpoints from '@camping/contract/profile.endpoints.ts'
import * as schemas from '@camping/contract/profile.schemas.ts'
import type { SignedInContext } from '../customer-context.ts'
import { serveFile, serveNothing, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { confirmPassword } from './confirm-password.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { updateProfile } from './update-profile.ts'

/** The handlers of profile.endpoints.ts. */
export const profileRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.updateProfile,
    {
      request: schemas.updateProfileRequest,
      reply: schemas.updateProfileReply,
      summary: 'Change one’s details',
    },
    updateProfile,
  ),
  {
    ...serveNothing(
      endpoints.confirmPassword,
      { request: schemas.confirmPasswordRequest, summary: 'Type the password once more' },
      (request, context) => confirmPassword(request, context as SignedInContext),
    ),
    signedIn: true,
  },
  {
    ...serveFile(
      endpoints.exportAccount,
      { request: schemas.exportRequest, summary: 'Everything the account is known by' },
      (_request, context) => exportAccount(context as SignedInContext),
    ),
    signedIn: true,
  },
  {
    ...serveNothing(
      endpoints.eraseAccount,
      { request: schemas.eraseAccountRequest, summary: 'Delete the account' },
      (request, context) => eraseAccount(request, context as SignedInContext),
    ),
    signedIn: true,
  },
]
