import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCart } from '@camping/contract/booking.endpoints.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { getDraft } from '@camping/contract/checkout-draft.endpoints.ts'
import { draftReply } from '@camping/contract/checkout-draft.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import {
  cartFixture,
  discountedCartFixture,
  voucherCartFixture,
} from '@camping/testkit/fixtures/booking.fixture.ts'
import { draftFixture } from '@camping/testkit/fixtures/draft.fixture.ts'
import { longName } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Checkout',
  args: { route: 'booking', params: { cartId: cartFixture.id } },
}
export default meta

type Story = StoryObj<PageStoryProps>

const long = {
  ...cartFixture,
  site: { ...cartFixture.site, name: longName },
  accommodation: { ...cartFixture.accommodation, name: longName },
}

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const PriceHasRisen: Story = {
  args: { answers: [replies(getCart, cart, { ...cartFixture, priceChangedFrom: 68_000 })] },
}
/** The details of the account are filled in, with the way to say that it is somebody else. */
export const SignedIn: Story = {
  name: 'Signed in, at the travellers',
  args: {
    query: 'step=travellers',
    signedIn: true,
    answers: [replies(getDraft, draftReply, { draft: null })],
  },
}
/** The step of payments, where a discount code is typed. */
const payment = (answer: typeof cartFixture): PageStoryProps => ({
  route: 'booking',
  params: { cartId: cartFixture.id },
  query: 'step=payment',
  answers: [replies(getCart, cart, answer), replies(getDraft, draftReply, { draft: draftFixture })],
})
export const Payment: Story = { args: payment(cartFixture) }
export const DiscountCode: Story = { args: payment(discountedCartFixture) }
export const GiftVoucher: Story = { args: payment(voucherCartFixture) }
export const LongText: Story = { args: { answers: [replies(getCart, cart, long)] } }
export const Expired: Story = {
  args: { answers: [replies(getCart, cart, { ...cartFixture, state: 'expired' })] },
}
export const NotFound: Story = { args: { answers: [refuses(getCart, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
