import type { Meta, StoryObj } from '@storybook/react-vite'
import { getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { paymentChosen } from '@camping/core/payment/payment-slice.ts'
import { addPayment } from '@camping/core/store/add-payment.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { ownBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { longOwnBooking } from '../../stories/own-booking-answers.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const bookingId = ownBookingFixture.bookingRef
const chosen = (store: Store) => {
  addPayment(store)
  store.dispatch(paymentChosen({ bookingId, provider: 'bambora', amount: 20_385 }))
}

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Payment, last look',
  args: { route: 'paymentOptions', params: { bookingId }, signedIn: true, before: chosen },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const Empty: Story = {
  name: 'No provider',
  args: { answers: [refuses(getPaymentProviders, 503, { type: 'unavailable' })] },
}
export const LongText: Story = { args: { answers: [longOwnBooking] } }
export const Unavailable: Story = { args: { refused: 503 } }
