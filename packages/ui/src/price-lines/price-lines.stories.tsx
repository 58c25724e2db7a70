import type { Meta, StoryObj } from '@storybook/react-vite'
import { germanPrices, stayPrices } from '../stories/sample-prices.ts'
import { inIsland } from '../stories/in-island.tsx'
import { PriceLines } from './price-lines.tsx'

const meta: Meta<typeof PriceLines> = {
  title: 'Components/Checkout/PriceLines',
  component: PriceLines,
  args: stayPrices,
  decorators: [
    inIsland,
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

export const WithSchedule: StoryObj<typeof PriceLines> = { tags: ['german'] }
export const LongGerman: StoryObj<typeof PriceLines> = { args: { ...germanPrices, schedule: undefined } }
