import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDynamicProviders, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { paymentChosen, paymentSlice } from '@camping/core/payment/payment.slice.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longCustomerBooking } from '../../stories/customer-booking-answers.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const bookingId = customerBookingFixture.bookingRef
const chosen = (store: Store) => {
  store.inject(paymentSlice)
  store.dispatch(paymentChosen({ bookingId, provider: 'bambora', amount: 20_385 }))
}

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Payment summary',
  args: { route: 'paymentOptions', params: { bookingId }, signedIn: true, before: chosen },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const Empty: Story = {
  name: 'No provider',
  args: {
    answers: [getPaymentProviders, getDynamicProviders].map((call) =>
      refuses(call, 503, { type: 'unavailable' }),
    ),
  },
}
export const LongText: Story = { args: { answers: [longCustomerBooking] } }
export const Unavailable: Story = { args: { refused: 503 } }
