import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from '../flag/flag.tsx'
import { Icon } from './icon.tsx'

const meta: Meta<typeof Icon> = { title: 'Components/Base/Icon', component: Icon, args: { name: 'tent' } }
export default meta

type Story = StoryObj<typeof Icon>
export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const CountryFlag: Story = { render: () => <Flag code="nl" /> }
