import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Opener } from './opener.tsx'

const DiscountForm = lazyPart(() =>
  import('../discount/discount-form.tsx').then((module) => ({ default: module.DiscountForm })),
)

/** The line that opens the field of a discount code, while the booking takes one. */
export function DiscountPart({ booking }: { booking: CustomerBooking }) {
  const t = useText()
  return (
    <Opener kind="quiet" text={t('portal.discount')} isOver={!booking.takesDiscount}>
      <DiscountForm booking={booking} />
    </Opener>
  )
}
