import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { RangeFilter, type RangeValue } from './range-filter.tsx'

const changed = fn()

const meta: Meta<typeof RangeFilter> = {
  title: 'Components/Results/RangeFilter',
  component: RangeFilter,
  args: {
    title: 'Total price',
    bars: { from: 20_000, step: 10_000, counts: [1, 4, 9, 14, 12, 9, 7, 4, 3, 1, 2, 5] },
    value: { from: null, to: null },
    perUnit: 100,
    from: { name: 'priceFrom', label: 'Lowest' },
    to: { name: 'priceTo', label: 'Highest' },
    text: (value: number) => `£${value / 100}`,
    onValueChange: changed,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof RangeFilter>
export const Prices: Story = {
  render: function Prices(args) {
    const [value, setValue] = useState<RangeValue>(args.value)
    return (
      <RangeFilter
        {...args}
        value={value}
        onValueChange={(next) => {
          changed(next)
          setValue(next)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    // Sliders are the browser's: the document has the fields alone.
    const slider = await canvas.findByRole('slider', { name: 'Highest' })
    // Keys that no person pressed move no slider.
    await fireEvent.change(slider, { target: { value: '11' } })
    await expect(canvas.getByRole('spinbutton', { name: 'Highest' })).toHaveValue(1300)
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ from: null, to: 130_000 }))
  },
}
export const Chosen: Story = { args: { value: { from: 50_000, to: 90_000 } } }
export const Ratings: Story = {
  args: {
    title: 'Review score',
    bars: { from: 50, step: 5, counts: [0, 0, 1, 3, 8, 14, 22, 17, 9, 2] },
    value: { from: 80, to: null },
    perUnit: 10,
    from: { name: 'rating', label: 'At least' },
    to: undefined,
    text: (value: number) => String(value / 10),
  },
}
export const OneBar: Story = { args: { bars: { from: 30_000, step: 100, counts: [3] } } }
