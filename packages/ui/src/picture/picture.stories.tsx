import type { Meta, StoryObj } from '@storybook/react-vite'
import { sceneSource } from '../stories/scene.ts'
import { Picture } from './picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'Components/Base/Picture',
  component: Picture,
  args: {
    src: sceneSource(0),
    alt: 'Tents at a lake in the morning',
    width: 480,
    height: 320,
    widths: [480, 960],
    sizes: '480px',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof Picture>
export const NaturalRatio: Story = {}
export const FixedRatio: Story = { args: { ratio: '2:1', rounded: true } }
export const StillLoading: Story = {
  args: { ratio: '3:2', src: () => 'data:image/webp;base64,AA', placeholder: '9cbab9aa5', alt: '' },
}
