import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleFacets } from '../stories/sample-sites.tsx'
import { Checkbox } from './checkbox.tsx'
import { SortSelect } from './sort-select.tsx'

const meta: Meta<typeof SampleFacets> = {
  title: 'Components/Results/Facets',
  component: SampleFacets,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof SampleFacets>
export const Groups: Story = {}
export const Checkboxes: Story = {
  render: () => (
    <>
      <Checkbox name="a" defaultChecked>
        Hunde willkommen
      </Checkbox>
      <Checkbox name="b">Beheiztes Schwimmbecken mit Kinderbereich und Rutschbahn</Checkbox>
      <Checkbox name="c" disabled>
        Surfschule
      </Checkbox>
    </>
  ),
}
export const Sort: Story = {
  render: () => (
    <SortSelect
      name="sort"
      label="Sortieren nach"
      value="popular"
      options={[{ value: 'popular', text: 'Beliebtheit' }]}
      onValueChange={() => {}}
      explanation={{ label: 'So entsteht diese Reihenfolge', text: 'Nach Buchungen und Bewertungen.' }}
    />
  ),
}
