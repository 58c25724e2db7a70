import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareMark, CompareTable, type CompareRow } from './compare-table.tsx'

const names = ['Camping Bella Riva', 'Solengen Strandcamping', 'Camping Punta delle Stelle', 'De Zwaluwhorst']
const places = ['Lake Garda, Italy', 'East Jutland, Denmark', 'Sardinia, Italy', 'South Limburg, Netherlands']
const totals = ['£198.01', '£213.55', '£202.20', '£241.47']

const rows = (count: number): CompareRow[] => [
  {
    label: 'Price for the stay',
    differs: count > 1,
    cells: totals
      .slice(0, count)
      .map((total) => <PriceTag key={total} caption="Total for 7 nights" total={total} />),
  },
  {
    label: 'Sleeps',
    differs: false,
    cells: Array.from({ length: count }, () => 'up to 6 people'),
  },
  {
    label: 'Swimming pool',
    differs: count > 1,
    cells: Array.from({ length: count }, (_, index) => (
      <CompareMark key={index} has={index % 2 === 0}>
        {index % 2 === 0 ? 'included' : 'Not available'}
      </CompareMark>
    )),
  },
]

const argsFor = (count: number) => ({
  columns: names.slice(0, count).map((name, index) => ({
    id: String(index),
    name,
    href: '#',
    place: places[index] as string,
    removeHref: '#',
    removeLabel: `Remove ${name} from the comparison`,
  })),
  groups: [{ rows: rows(count) }, { title: 'For children', rows: rows(count).slice(2) }],
  labels: {
    table: `${count} side by side`,
    feature: 'Feature',
    highlight: 'Highlight differences',
    differs: 'Differs',
  },
})

const meta: Meta<typeof CompareTable> = {
  title: 'Components/Results/CompareTable',
  component: CompareTable,
  args: argsFor(3),
}
export default meta

type Story = StoryObj<typeof CompareTable>
export const Default: Story = {}
export const Four: Story = { args: argsFor(4) }
export const One: Story = { args: argsFor(1) }
export const Differences: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText('Differs', { ignore: false })
    await expect(first).not.toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Highlight differences' }))
    await expect(first).toBeVisible()
  },
}
const onClear = fn()
const bar = { label: 'Comparison', action: 'Compare', clearLabel: 'Clear the comparison', onClear }
export const Bar: Story = {
  render: () => <CompareBar {...bar} count="3 of 4 to compare" names={names.slice(0, 3)} href="#" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the comparison' }))
    await expect(onClear).toHaveBeenCalledOnce()
  },
}
export const BarWithOne: Story = {
  render: () => <CompareBar {...bar} count="1 of 4 to compare" names={names.slice(0, 1)} />,
}
