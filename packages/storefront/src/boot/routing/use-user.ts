import type { User } from '@camping/contract/session.schemas.ts'
import { selectUser } from '@camping/core/session/session.api.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/**
 * The signed-in user, for display; signed in means a user is loaded (account-5). Undefined on public pages until the
 * browser has loaded it after hydration, because their markup is the same for everybody.
 */
export const useUser = (): User | undefined => useAppSelector(selectUser)
