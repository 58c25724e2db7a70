import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DateField } from './date-field.tsx'
import { DurationField } from './duration-field.tsx'
import { classNames } from '../class-names.ts'
import { SearchField, searchFieldClasses } from './search-field.tsx'
import { TextSearch } from './text-search.tsx'

const { control, value } = searchFieldClasses
const opened = fn()
const searched = fn()

const meta: Meta<typeof SearchField> = {
  title: 'Components/Search/Fields',
  component: SearchField,
  args: {
    icon: 'pin',
    label: 'Where to?',
    children: <span className={classNames(control, value)}>Lake Garda</span>,
  },
}
export default meta

type Story = StoryObj<typeof SearchField>
export const Cell: Story = {}
export const WrongCell: Story = { args: { error: 'We do not know this place.' } }
export const LongText: Story = {
  args: {
    label: 'Land, Region oder Campingplatz',
    children: <span className={classNames(control, value)}>Mecklenburgische Seenplatte und Umgebung</span>,
  },
}
export const DateCell: Story = {
  render: () => (
    <DateField
      name="date"
      label="Arrival"
      value="2027-07-03"
      text="Sat 3 July"
      spoken="Arrival: Sat 3 July"
      onOpen={opened}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrival: Sat 3 July' }))
    await waitFor(() => expect(opened).toHaveBeenCalled())
  },
}
export const NoDateYet: Story = {
  render: () => (
    <DateField
      name="date"
      label="Arrival"
      value=""
      text="Choose a date"
      spoken="Arrival: Choose a date"
      error="Choose a date."
    />
  ),
}
export const NightsCell: Story = {
  render: () => (
    <DurationField
      name="duration"
      label="How long?"
      value={7}
      options={[2, 7, 14].map((nights) => ({ nights, text: `${nights} nights` }))}
      onValueChange={() => {}}
    />
  ),
}
export const AnyWords: Story = {
  render: () => (
    <TextSearch
      action="#"
      name="q"
      label="Search everywhere"
      submitLabel="Search"
      value=""
      onSearch={searched}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' lake {Enter}')
    await expect(searched).toHaveBeenCalledWith('lake')
  },
}
