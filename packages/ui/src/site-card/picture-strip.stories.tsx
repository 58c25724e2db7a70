import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sceneSource } from '../stories/scene.ts'
import { PictureStrip } from './picture-strip.tsx'

const meta: Meta<typeof PictureStrip> = {
  title: 'Components/Results/PictureStrip',
  component: PictureStrip,
  args: {
    label: 'Pictures of Camping Bella Riva',
    labels: { previous: 'Previous picture', next: 'Next picture' },
    pictures: [1, 2, 3].map((seed) => ({ src: sceneSource(seed), alt: `View ${seed}` })),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 320, blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof PictureStrip>
export const Many: Story = {}
export const One: Story = { args: { pictures: [{ src: sceneSource(1), alt: 'View' }] } }
/** The other pictures load when a visitor is about to use them. */
export const ReachedFor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('group')).toHaveFocus()
    await expect(await canvas.findAllByRole('img')).toHaveLength(3)
  },
}
