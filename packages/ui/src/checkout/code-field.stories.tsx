import type { Meta, StoryObj } from '@storybook/react-vite'
import { inIsland } from '../stories/in-island.tsx'
import { CodeField } from './code-field.tsx'

const meta: Meta<typeof CodeField> = {
  title: 'Components/Checkout/CodeField',
  component: CodeField,
  args: {
    openText: 'Add a discount code',
    label: 'Discount code',
    applyText: 'Apply',
    removeText: 'Remove',
    onApply: () => undefined,
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
    inIsland,
  ],
}
export default meta

type Story = StoryObj<typeof CodeField>

export const Default: Story = {}
export const Open: Story = { args: { startsOpen: true } }
export const Refused: Story = {
  args: { startsOpen: true, error: 'This code is not valid for this booking. Check the spelling.' },
}
export const Applied: Story = {
  args: { present: { text: 'Discount code SUMMER10: £66.00 off your stay', isRefused: false } },
}
export const NoLongerGood: Story = {
  args: {
    present: {
      text: 'Der Rabattcode FRUEHJAHRSERWACHEN27 ist nicht abgezogen. Dieser Code ist ab einem Gesamtpreis von 1.200,00 € gültig.',
      isRefused: true,
    },
    removeText: 'Entfernen',
  },
}
