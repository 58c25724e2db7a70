import type { Meta, StoryObj } from '@storybook/react-vite'
import { getOwnBooking } from '@camping/contract/portal.endpoints.ts'
import { ownBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { ownBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longName, longText } from '../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Booking',
  args: { route: 'bookingDetail', params: { bookingId: ownBookingFixture.bookingRef }, signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
/** Everything is paid: the voucher is there. */
export const Paid: Story = {
  args: {
    answers: [
      replies(getOwnBooking, ownBooking, {
        ...ownBookingFixture,
        due: 0,
        paid: 67_950,
        paymentStatus: 'PAYMENT_OK',
        paymentRates: ownBookingFixture.paymentRates.map((rate) => ({
          ...rate,
          status: 'paid' as const,
          paidAt: '2026-11-21T10:00:00.000Z',
        })),
        documents: [
          { id: 'voucher', kind: 'voucher', date: '2026-11-21', number: null },
          ...ownBookingFixture.documents.map((paper) =>
            paper.kind === 'invoice' ? { ...paper, number: '2026-000007' } : paper,
          ),
        ],
      }),
    ],
  },
}
export const Requested: Story = {
  args: {
    answers: [
      replies(getOwnBooking, ownBooking, {
        ...ownBookingFixture,
        state: 'requested',
        answerBy: '2026-11-24T10:00:00.000Z',
        documents: ownBookingFixture.documents.slice(0, 1),
      }),
    ],
  },
}
export const Cancelled: Story = {
  args: {
    answers: [
      replies(getOwnBooking, ownBooking, {
        ...ownBookingFixture,
        state: 'cancelled',
        due: 0,
        cancellationSteps: [],
        documents: [
          ...ownBookingFixture.documents,
          { id: 'credit-note-2', kind: 'credit-note', date: '2026-11-21', number: null },
        ],
      }),
    ],
  },
}
export const LongText: Story = {
  args: {
    answers: [
      replies(getOwnBooking, ownBooking, {
        ...ownBookingFixture,
        site: { ...ownBookingFixture.site, name: longName },
        goodToKnow: [longText],
        journey: { town: longName, keys: longText, directions: longText, toBring: [longText] },
      }),
    ],
  },
}
export const NotFound: Story = { args: { answers: [refuses(getOwnBooking, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
