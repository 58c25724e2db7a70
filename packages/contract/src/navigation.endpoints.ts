import { endpoint } from './endpoint.ts'
import type { NavigationGroupsReply } from './navigation.schemas.ts'

/** The shell's data: funnels with places, link groups, tagged pages, booking-form lists (SPEC.md §3, §7). */
export const navigationGroups = endpoint<Record<string, never>, NavigationGroupsReply>(
  'GET',
  'navigation/groups',
)
