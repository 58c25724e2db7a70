import type { User } from '@camping/contract/session.schemas.ts'
import { selectUser } from '@camping/core/session/session-queries.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'

/**
 * Who is signed in, to show it anywhere; signed in means a user is loaded (SPEC.md §4). On public pages nobody, until the
 * browser has asked after hydration: their markup is the same for everybody.
 */
export const useUser = (): User | undefined => useAppSelector(selectUser)
