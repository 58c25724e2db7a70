import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { tabTo } from '../stories/tab-to.ts'
import { FacetGroup } from './facet-group.tsx'

const options = [
  'Outdoor pool',
  'Sauna',
  'Playground',
  'Restaurant',
  'Shop',
  'Wi-Fi',
  'Bicycles',
  'Boats',
].map((text, index) => ({ value: String(index), text, count: 24 - index * 3, checked: false }))

const meta: Meta<typeof FacetGroup> = {
  title: 'Components/Results/FacetGroup',
  component: FacetGroup,
  args: {
    name: 'facilities',
    title: 'Facilities',
    options,
    onToggle: fn(),
    labels: {
      showAll: (count) => `Show all ${count}`,
      showFewer: 'Show fewer',
      count: (count) => `${count} results`,
    },
  },
}
export default meta

type Story = StoryObj<typeof FacetGroup>
export const Default: Story = {}
export const Closed: Story = { args: { defaultOpen: false } }
export const NothingToChoose: Story = { args: { options: [] } }
export const LongText: Story = {
  args: {
    title: 'Ausstattung und Freizeitmöglichkeiten',
    options: options.map((option) => ({
      ...option,
      text: `${option.text} mit Rutschbahn und Kinderbetreuung`,
    })),
  },
}
export const Everything: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Bicycles/ }))
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('6', true))
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('button', { name: 'Show all 8' })
    await tabTo(all)
    await userEvent.keyboard('{Enter}')
    await tabTo(canvas.getByRole('checkbox', { name: /Boats/ }))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith('7', true))
  },
}
