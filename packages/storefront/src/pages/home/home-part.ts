import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'

/** What every part of the home page is made from. */
export interface HomePart {
  readonly navigation: NavigationGroupsReply
}
