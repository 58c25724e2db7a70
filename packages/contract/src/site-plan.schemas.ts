import { z } from 'zod'
import { currency, minor, nights, stayDate } from './values.schemas.ts'

/** A rectangle, from the upper left corner of the drawing. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** The ground of a site's plan. */
const planGround = z.object({
  width: z.number(),
  height: z.number(),
  parts: z.array(
    box.extend({
      kind: z.enum(['water', 'wood', 'road', 'reception', 'washroom', 'pool', 'playground']),
    }),
  ),
})
export type PlanGround = z.infer<typeof planGround>

const unitPlace = box
export type UnitPlace = z.infer<typeof unitPlace>

/** What fits on a pitch: the longest and heaviest vehicle, and the amperes of its hook-up. */
const pitchFit = z.object({
  lengthCm: z.int(),
  weightKg: z.int(),
  amperes: z.int().nullable().describe('Null without a hook-up'),
})
export type PitchFit = z.infer<typeof pitchFit>

/** Rooms of an accommodation, in decimetres. */
const floorPlan = z.object({
  width: z.number(),
  height: z.number(),
  rooms: z.array(
    box.extend({
      kind: z.enum(['living', 'living-kitchen', 'bedroom', 'bathroom', 'terrace']),
      bed: z.enum(['double', 'twin', 'bunk']).optional(),
    }),
  ),
})
export type FloorPlan = z.infer<typeof floorPlan>

/** A usual month: whole degrees Celsius, days with rain, hours of sunshine a day. */
export const climateMonth = z.object({
  high: z.int(),
  low: z.int(),
  water: z.int().nullable().describe('Of the sea or the lake; null away from both'),
  rainDays: z.int(),
  sunHours: z.int(),
})
export type ClimateMonth = z.infer<typeof climateMonth>

/** How far something is, as the crow flies. */
export const siteDistance = z.object({
  kind: z.enum(['shore', 'town', 'airport', 'playground']),
  name: z.string().nullable().describe('Of a town or an airport'),
  metres: z.int().describe('0: on the campsite'),
})
export type SiteDistance = z.infer<typeof siteDistance>

export const sitePlanRequest = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  /** With a stay, units say whether they are free for it. */
  date: stayDate.optional(),
  duration: z.coerce.number().pipe(nights).default(7),
})

/** The drawn plan of a site with its units, and the floor plans of its accommodations. */
export const sitePlanReply = z.object({
  ground: planGround.nullable().describe('Null where the site has not drawn one'),
  choice: z
    .object({ fee: minor, currency })
    .nullable()
    .describe('What choosing a unit costs; null where the site assigns them'),
  units: z.array(
    z.object({
      id: z.int(),
      accommodationId: z.int(),
      label: z.string(),
      place: unitPlace,
      fit: pitchFit.nullable().describe('Of pitches'),
      free: z.boolean().nullable().describe('For the requested stay; null without one'),
    }),
  ),
  floorPlans: z.array(z.object({ accommodationId: z.int(), plan: floorPlan })),
})
export type SitePlan = z.infer<typeof sitePlanReply>
export type PlanUnit = SitePlan['units'][number]
