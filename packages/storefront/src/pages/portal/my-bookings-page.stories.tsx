import type { Meta, StoryObj } from '@storybook/react-vite'
import { getOwnBookings } from '@camping/contract/portal.endpoints.ts'
import { ownBookings } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/My bookings',
  args: { route: 'myBookings', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const NoBookings: Story = {
  args: { answers: [replies(getOwnBookings, ownBookings, { upcoming: [], past: [], cancelled: [] })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
