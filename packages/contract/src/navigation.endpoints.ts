import { endpoint } from './endpoint.ts'
import type { z } from 'zod'
import type { NavigationGroupsReply, navigationGroupsRequest } from './navigation.schemas.ts'

/** The shell's data: funnels with places, link groups, tagged pages, booking-form lists (navigation-8). */
export const navigationGroups = endpoint<z.input<typeof navigationGroupsRequest>, NavigationGroupsReply>(
  'GET',
  'navigation/groups',
)
