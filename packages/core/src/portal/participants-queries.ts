import { getParticipants, putParticipants } from '@camping/contract/participants.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const participantsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    participants: queryOf(build, getParticipants),
    putParticipants: mutationOf(build, putParticipants),
  }),
})
