import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { suggestions } from '../stories/sample-search.tsx'
import { DestinationField, type DestinationFieldProps } from './destination-field.tsx'

/** The story holds the text in state, as a search does. */
function Stateful(props: DestinationFieldProps) {
  const [value, setValue] = useState(props.value)
  const found = props.suggestions.filter(({ text }) => text.toLowerCase().includes(value.toLowerCase()))
  return (
    <DestinationField
      {...props}
      value={value}
      onValueChange={setValue}
      suggestions={found}
      onSelect={(suggestion) => {
        setValue(suggestion.text)
        props.onSelect(suggestion)
      }}
    />
  )
}

const meta: Meta<typeof DestinationField> = {
  title: 'Components/Search/DestinationField',
  component: DestinationField,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'query',
    label: 'Where to?',
    placeholder: 'Country, area or campsite',
    value: '',
    suggestions,
    status: 'Nothing found. Try a country or an area.',
    clearLabel: 'Clear',
    onValueChange: () => {},
    onSelect: fn(),
  },
}
export default meta

type Story = StoryObj<typeof DestinationField>
export const Empty: Story = {}
export const Failed: Story = { args: { value: 'Atlantis', error: 'We do not know this place.' } }
export const LongText: Story = {
  args: { label: 'Land, Region oder Campingplatz', value: 'Mecklenburgische Seenplatte und Umgebung' },
}
export const Suggests: Story = {
  tags: ['dark'],
  args: { suggestions: suggestions.map((found) => ({ ...found, group: undefined })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gar')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(canvas.queryAllByRole('option')).toHaveLength(0)
  },
}
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'gar')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Lake Garda')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}
export const EscapeClosesTheList: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('gar{ArrowDown}{ArrowDown}{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
