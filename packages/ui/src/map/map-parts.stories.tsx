import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MapControls } from './map-controls.tsx'
import { MapPin } from './map-pin.tsx'
import { mapLabels as labels } from '../stories/map-labels.ts'

const clicked = fn()

const meta: Meta<typeof MapPin> = {
  title: 'Components/Map/Pins and controls',
  component: MapPin,
  args: {
    item: { kind: 'point', id: 7, lat: 45.6, lng: 10.7, text: '£700', label: 'Camping Bella Riva, £700' },
    labels,
    highlighted: false,
    selected: false,
    onClick: clicked,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 240, blockSize: 120 }}>
        <div style={{ position: 'absolute', insetBlockStart: 60, insetInlineStart: 120 }}>
          <Story />
        </div>
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof MapPin>
export const Price: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /700.*, Camping Bella Riva/ }))
    await expect(clicked).toHaveBeenCalled()
  },
}
export const Chosen: Story = { args: { selected: true } }
export const Controls: Story = {
  render: () => <MapControls labels={labels} onZoomIn={clicked} onZoomOut={clicked} />,
}
