import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Components/Controls/Button',
  component: Button,
  args: { children: 'Search' },
}
export default meta

type Story = StoryObj<typeof Button>
export const Primary: Story = { args: { kind: 'primary', icon: 'search', size: 'lg' } }
export const Brand: Story = { args: { kind: 'brand', children: 'Choose' } }
export const Secondary: Story = { args: { kind: 'secondary', children: 'See free dates' } }
export const Quiet: Story = { args: { kind: 'quiet', icon: 'share', children: 'Share' } }
export const Danger: Story = { args: { kind: 'danger', children: 'Cancel the booking' } }
export const Busy: Story = { args: { kind: 'primary', busy: true } }
export const Disabled: Story = { args: { kind: 'brand', disabled: true } }
export const LongGerman: Story = {
  args: { kind: 'primary', wide: true, children: 'Zahlungspflichtig buchen und Anzahlung jetzt überweisen' },
}
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#all" kind="quiet" iconEnd="arrowRight">
      All countries
    </ButtonLink>
  ),
}
export const IconButtons: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton icon="menu" label="Menu" />
      <IconButton icon="plus" label="One more" kind="outlined" />
      <IconButton icon="close" label="Close" kind="floating" />
    </div>
  ),
}
