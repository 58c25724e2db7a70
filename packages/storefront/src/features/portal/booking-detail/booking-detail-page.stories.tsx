import type { Meta, StoryObj } from '@storybook/react-vite'
import { cancelCustomerBooking, quoteCancellation } from '@camping/contract/booking-changes.endpoints.ts'
import { cancellationQuote } from '@camping/contract/booking-changes.schemas.ts'
import { quoteBookingDiscount } from '@camping/contract/booking-discount.endpoints.ts'
import { bookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import { checkBookingCode, sendBookingCode } from '@camping/contract/booking-code.endpoints.ts'
import { codeSent } from '@camping/contract/booking-code.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import {
  bookingDiscountQuoteFixture,
  cancellationFixture,
  cancelledBookingFixture,
  customerBookingFixture,
  discountedBookingFixture,
  quoteFixture,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { expect, screen, userEvent } from 'storybook/test'
import { longName, longText } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Booking',
  args: { route: 'bookingDetail', params: { bookingId: customerBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function enterDiscount(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a discount code' }))
  await userEvent.type(await canvas.findByLabelText('Discount code'), 'summer10{Enter}')
}

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
/** Everything is paid: the voucher is available. */
export const Paid: Story = {
  args: {
    answers: [
      replies(getCustomerBooking, customerBooking, {
        ...customerBookingFixture,
        due: 0,
        paid: 67_950,
        paymentStatus: 'PAYMENT_OK',
        paymentRates: customerBookingFixture.paymentRates.map((rate) => ({
          ...rate,
          open: 0,
          status: 'paid' as const,
          paidAt: '2026-11-21T10:00:00.000Z',
        })),
        documents: [
          { id: 'voucher', kind: 'voucher', date: '2026-11-21', number: null },
          ...customerBookingFixture.documents.map((item) =>
            item.kind === 'invoice' ? { ...item, number: '2026-000007' } : item,
          ),
        ],
      }),
    ],
  },
}
export const Requested: Story = {
  args: {
    answers: [
      replies(getCustomerBooking, customerBooking, {
        ...customerBookingFixture,
        state: 'requested',
        answerBy: '2026-11-24T10:00:00.000Z',
        documents: customerBookingFixture.documents.slice(0, 1),
      }),
    ],
  },
}
export const Cancelled: Story = {
  args: { answers: [replies(getCustomerBooking, customerBooking, cancelledBookingFixture)] },
}
/** Less was paid than cancelling costs: the rest can be paid. */
export const CancelledOwing: Story = {
  args: {
    answers: [
      replies(getCustomerBooking, customerBooking, {
        ...customerBookingFixture,
        state: 'cancelled',
        due: 9_800,
        paid: 10_000,
        cancellationSteps: [],
        cancellation: { ...cancellationFixture, paid: 10_000, retained: 10_000, owed: 9_800, refund: 0 },
        payments: [
          { kind: 'payment', amount: 10_000, fee: 0, currency: 'GBP', at: '2026-11-21T10:00:00.000Z' },
        ],
      }),
    ],
  },
}
/** Signed in by reference: a code by mail is required before the cancellation. */
export const Code: Story = {
  tags: ['dark'],
  args: {
    answers: [
      replies(getUser, user, bookingUserFixture),
      replies(quoteCancellation, cancellationQuote, quoteFixture),
      refuses(cancelCustomerBooking, 403, { type: 'code-needed' }),
      replies(sendBookingCode, codeSent, { sentTo: 'j…@example.org', minutes: 10, waitSeconds: 60 }),
      refuses(checkBookingCode, 400, { type: 'code-wrong', triesLeft: 4 }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelling your booking' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this booking' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }))
    await userEvent.type(await screen.findByLabelText('Code from the email'), '654321')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }))
    await expect(await screen.findByText(/You have 4 tries left/)).toBeVisible()
  },
}
/** A discount code that was forgotten: what it would take off, before it counts. */
export const Discount: Story = {
  tags: ['dark'],
  args: { answers: [replies(quoteBookingDiscount, bookingDiscountQuote, bookingDiscountQuoteFixture)] },
  play: async ({ canvas }) => {
    await enterDiscount(canvas)
    await expect(await canvas.findByText(/you save £66\.00/)).toBeVisible()
  },
}
export const DiscountRefused: Story = {
  args: {
    answers: [refuses(quoteBookingDiscount, 409, { type: 'discount-refused', refusal: 'unknown' })],
  },
  play: async ({ canvas }) => {
    await enterDiscount(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
/** The code is used: a line of the price, and no further field. */
export const Discounted: Story = {
  args: { answers: [replies(getCustomerBooking, customerBooking, discountedBookingFixture)] },
}
export const LongText: Story = {
  args: {
    answers: [
      replies(getCustomerBooking, customerBooking, {
        ...customerBookingFixture,
        site: { ...customerBookingFixture.site, name: longName },
        goodToKnow: [longText],
        journey: { address: longName, keys: longText, directions: longText, toBring: [longText] },
      }),
    ],
  },
}
export const NotFound: Story = {
  args: { answers: [refuses(getCustomerBooking, 404, { type: 'not-found' })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
/** Nobody paid in time. */
export const Ended: Story = {
  args: {
    answers: [
      replies(getCustomerBooking, customerBooking, {
        ...customerBookingFixture,
        state: 'cancelled',
        ended: 'unpaid',
        payBy: null,
        due: 0,
        cancellationSteps: [],
      }),
    ],
  },
}
