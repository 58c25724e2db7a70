import type { Meta, StoryObj } from '@storybook/react-vite'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { bookingUserFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { expect, userEvent } from 'storybook/test'
import { longPersonName } from '../../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Details',
  args: { route: 'personalDetails', signedIn: true },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    answers: [
      replies(getUser, user, {
        ...userFixture,
        firstName: longPersonName,
        lastName: longPersonName,
        email: `${'maximiliane.'.repeat(4)}tannhaeuserhoehe@example.org`,
      }),
    ],
  },
}
export const Booking: Story = { args: { answers: [replies(getUser, user, bookingUserFixture)] } }
/** The passkeys, one of which is being named. */
export const Passkeys: Story = {
  play: async ({ canvas }) => {
    const rename = await canvas.findByRole('button', { name: 'Rename: My telephone' })
    await userEvent.click(rename)
    await expect(canvas.getByLabelText('Name of the passkey')).toHaveFocus()
  },
}
