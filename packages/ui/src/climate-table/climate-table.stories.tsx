import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClimateTable } from './climate-table.tsx'

const names = 'January February March April May June July August September October November December'.split(
  ' ',
)

const meta: Meta<typeof ClimateTable> = {
  title: 'Components/Campsite/ClimateTable',
  component: ClimateTable,
  args: {
    caption: 'Usual weather by month',
    columns: ['Month', 'By day', 'At night', 'Water', 'Rainy days'],
    months: names.map((name, at) => {
      const warmth = Math.round(14 - 11 * Math.cos((at * Math.PI) / 6))
      return {
        name,
        short: name.slice(0, 3),
        cells: [`${warmth + 4} °C`, `${warmth - 4} °C`, `${warmth} °C`, '7'],
        from: (warmth - 4) * 3,
        to: (warmth + 4) * 3,
        closed: at < 3 || at > 9,
        current: at === 6,
      }
    }),
    note: 'Usual values of many years.',
    closedNote: 'The campsite is closed in the months shown in grey.',
  },
}
export default meta

type Story = StoryObj<typeof ClimateTable>
export const Default: Story = { tags: ['dark'] }
