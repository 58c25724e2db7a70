import type { UpdateProfileRequest } from '@camping/contract/profile.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { profileApi } from './profile.api.ts'
import { withProof, type RequestProof } from '../api/proof.thunks.ts'

/** What became of changed details; a refusal names the fields of the request that the server does not accept. */
export type ProfileOutcome =
  | { readonly kind: 'saved' | 'left' }
  | { readonly kind: 'refused'; readonly paths: readonly string[] }

/** portal-4: saves what was changed. Telephone number and address need the password; without it nothing is saved. */
export const saveProfile =
  (changes: UpdateProfileRequest, requestPassword: RequestProof) =>
  async (dispatch: ApiDispatch): Promise<ProfileOutcome> => {
    const update = () => dispatch(profileApi.endpoints.updateProfile.initiate(changes, { track: false }))
    const { error } = await withProof(update, requestPassword)
    if (!error) return { kind: 'saved' }
    const { problem } = error as ApiError
    if (problem?.type === 'password-needed') return { kind: 'left' }
    return { kind: 'refused', paths: (problem?.errors ?? []).map(({ path }) => path) }
  }
