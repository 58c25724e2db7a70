import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta: Meta<typeof Tabs> = {
  title: 'Components/Controls/Tabs',
  component: Tabs,
  args: {
    label: 'About the campsite',
    initial: 'facilities',
    tabs: [
      { id: 'facilities', title: 'Facilities', content: 'A pool, a sauna, a playground.' },
      { id: 'reviews', title: 'Reviews', count: '128', content: 'Wake up to water.' },
      { id: 'place', title: 'Place', content: 'At the lake.' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Tabs>
export const Default: Story = {}
export const LongText: Story = {
  args: {
    tabs: ['Ausstattung und Service', 'Bewertungen unserer Gäste', 'Lage und Umgebung'].map(
      (title, index) => ({
        id: index === 0 ? 'facilities' : `tab-${index}`,
        title,
        content: title,
      }),
    ),
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Facilities' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Wake up to water.')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('At the lake.')).toBeVisible()
  },
}
