import type { Meta, StoryObj } from '@storybook/react-vite'
import { FloorPlan } from './floor-plan.tsx'

const meta: Meta<typeof FloorPlan> = {
  title: 'Components/Campsite/FloorPlan',
  component: FloorPlan,
  args: {
    label: 'Living room with kitchen, two bedrooms, bathroom, terrace',
    width: 100,
    height: 65,
    rooms: [
      { kind: 'living-kitchen', x: 0, y: 0, width: 45, height: 40, text: 'Living room with kitchen' },
      { kind: 'bedroom', bed: 'double', x: 45, y: 0, width: 28, height: 20, text: 'Bedroom' },
      { kind: 'bedroom', bed: 'bunk', x: 45, y: 20, width: 28, height: 20, text: 'Bedroom' },
      { kind: 'bathroom', x: 73, y: 0, width: 27, height: 40, text: 'Bathroom' },
      { kind: 'terrace', x: 0, y: 40, width: 70, height: 25, text: 'Terrace' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof FloorPlan>
export const Default: Story = { tags: ['dark'] }
export const OneRoom: Story = {
  args: {
    label: 'Living area and terrace',
    width: 55,
    height: 65,
    rooms: [
      { kind: 'living', x: 0, y: 0, width: 55, height: 40, text: 'Living area' },
      { kind: 'terrace', x: 0, y: 40, width: 38, height: 25, text: 'Terrace' },
    ],
  },
}
