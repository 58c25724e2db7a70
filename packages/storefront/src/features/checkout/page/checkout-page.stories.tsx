import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCart } from '@camping/contract/booking.endpoints.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
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
export const LongText: Story = { args: { answers: [replies(getCart, cart, long)] } }
export const Expired: Story = {
  args: { answers: [replies(getCart, cart, { ...cartFixture, state: 'expired' })] },
}
export const NotFound: Story = { args: { answers: [refuses(getCart, 404, { type: 'not-found' })] } }
export const Unavailable: Story = { args: { refused: 503 } }
