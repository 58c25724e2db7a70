import { z } from 'zod'

const term = z.object({
  /** Cancelling costs this much until so many days before arrival; null: from then on. */
  daysBefore: z.int().min(1).nullable(),
  percent: z.int().min(0).max(100),
})

/**
 * What cancelling costs by days before arrival: the earlier the cheaper, and a last step without a day (booking-14). A
 * site's are in `sites.cancellation_terms`, those of a booking were copied when it was made.
 */
export const cancellationTerms = z
  .array(term)
  .min(1)
  .refine(
    (terms) => terms.every(({ daysBefore }, index) => (daysBefore === null) === (index === terms.length - 1)),
    'Only the last step has no day',
  )
  .refine(
    (terms) =>
      terms.every((next, index) => {
        const before = terms[index - 1]
        return (
          before === undefined ||
          ((next.daysBefore ?? 0) < (before.daysBefore ?? 0) && next.percent >= before.percent)
        )
      }),
    'A later step is nearer to arrival and costs as much or more',
  )
export type CancellationTerms = z.infer<typeof cancellationTerms>
