import type { z } from 'zod'
import type { CompareReply, compareRequest } from './compare.schemas.ts'
import { endpoint } from './endpoint.ts'

/** Campsites or accommodations side by side for one stay. What is unknown or no longer offered is left out. */
export const compareSites = endpoint<z.input<typeof compareRequest>, CompareReply>('GET', 'compare')
