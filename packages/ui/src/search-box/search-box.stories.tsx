import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleSearch } from '../stories/sample-search.tsx'

const meta: Meta<typeof SampleSearch> = { title: 'Components/Search/SearchBox', component: SampleSearch }
export default meta

type Story = StoryObj<typeof SampleSearch>
export const Bar: Story = { tags: ['german'] }
export const Stacked: Story = { args: { layout: 'stacked' } }
export const LongGerman: Story = { args: { long: true } }
