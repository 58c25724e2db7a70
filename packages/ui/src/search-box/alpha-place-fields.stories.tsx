import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleAlphaSearch } from '../stories/sample-alpha-search.tsx'

const meta: Meta<typeof SampleAlphaSearch> = {
  title: 'Components/Search/AlphaSearchBox',
  component: SampleAlphaSearch,
}
export default meta

type Story = StoryObj<typeof SampleAlphaSearch>
export const NoCountryYet: Story = {}
export const CountryChosen: Story = { args: { country: 'italy' } }
export const AreaChosen: Story = { args: { country: 'italy', area: 'lake-garda' } }
export const Stacked: Story = { args: { country: 'italy', layout: 'stacked' } }
export const LongGerman: Story = { args: { country: 'germany', area: 'lakes', long: true } }
