import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'

/** Input of every section of the home page. */
export interface HomePart {
  readonly navigation: NavigationGroupsReply
}
