import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterChips } from './filter-chips.tsx'

const chip = (text: string, count: number, chosen = false) => ({
  id: text,
  text,
  count,
  chosen,
  onToggle: () => {},
})

const meta: Meta<typeof FilterChips> = {
  title: 'Components/Campsite/FilterChips',
  component: FilterChips,
  args: {
    label: 'Filter accommodation',
    groups: [
      [chip('Pitches', 2), chip('Mobile homes', 3), chip('Chalets', 1)],
      [chip('2 bedrooms', 2), chip('3 bedrooms', 1)],
      [chip('Available only', 4)],
    ],
    status: '',
  },
}
export default meta

type Story = StoryObj<typeof FilterChips>
export const Nothing: Story = {}
export const Chosen: Story = {
  args: {
    groups: [
      [chip('Pitches', 2), chip('Mobile homes', 3, true), chip('Holiday homes', 0, true)],
      [chip('2 bedrooms', 2, true), chip('3 bedrooms', 0)],
    ],
    status: '2 of 6 accommodations',
  },
}
