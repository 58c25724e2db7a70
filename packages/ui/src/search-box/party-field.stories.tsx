import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { germanPartyLabels, partyLabels } from '../stories/sample-search.tsx'
import { PartyField, type PartyFieldProps } from './party-field.tsx'
import { PanelSheet } from '../popups/panel-sheet.tsx'

/** The story holds the party in state, as a search does. */
function Stateful(props: PartyFieldProps) {
  const [value, setValue] = useState(props.value)
  const [missing, setMissing] = useState(props.showMissing)
  return (
    <PartyField
      {...props}
      value={value}
      onValueChange={setValue}
      showMissing={missing}
      onDone={(complete) => setMissing(!complete)}
      summary={`${value.adults} adults, ${value.childAges.length} children`}
    />
  )
}

const meta: Meta<typeof PartyField> = {
  title: 'Components/Search/PartyField',
  component: PartyField,
  render: (args) => <Stateful {...args} />,
  args: {
    adultsName: 'adults',
    childAgeName: 'child',
    value: { adults: 2, childAges: [] },
    summary: '',
    labels: partyLabels,
    Sheet: PanelSheet,
    onValueChange: () => {},
  },
}
export default meta

type Story = StoryObj<typeof PartyField>
export const Default: Story = {}
export const AgesMissing: Story = { args: { value: { adults: 2, childAges: [4, null] }, showMissing: true } }
export const WithAChild: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 adults, 0 children'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add one child' }))
    await userEvent.selectOptions(canvas.getByLabelText('Age of child 1'), '4')
    await expect(canvas.getByLabelText('Age of child 1')).toHaveValue('4')
    await expect(canvas.getByText('2 adults, 1 children')).toBeInTheDocument()
  },
}
export const LongText: Story = {
  args: { labels: germanPartyLabels, value: { adults: 2, childAges: [3, 7] } },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('2 adults, 2 children')),
}
