import type { Meta, StoryObj } from '@storybook/react-vite'
import { getOwnBookings } from '@camping/contract/portal.endpoints.ts'
import { ownBookings } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { longName } from '../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'
import { sampleOwnBooking } from '../../stories/sample-answers.ts'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/My bookings',
  args: { route: 'myBookings', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

const longBooking = {
  ...sampleOwnBooking,
  site: { ...sampleOwnBooking.site, name: longName },
}

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: {
    answers: [
      replies(getOwnBookings, ownBookings, {
        upcoming: [longBooking],
        past: [longBooking],
        cancelled: [],
      }),
    ],
  },
}
export const Empty: Story = {
  name: 'No bookings',
  args: { answers: [replies(getOwnBookings, ownBookings, { upcoming: [], past: [], cancelled: [] })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
