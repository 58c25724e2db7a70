import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailPreview } from './mail-preview.tsx'

/** The designs that a brand can choose for its mails (`mails` of app.config.ts), with the logo and the colours of the toolbar. */
const meta: Meta<typeof MailPreview> = {
  title: 'Mails/Designs',
  component: MailPreview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { mail: 'payment' },
  argTypes: { mail: { control: false } },
}
export default meta

type Story = StoryObj<typeof MailPreview>

export const CardWithLogo: Story = { args: { design: { layout: 'card', logo: true } } }
export const Band: Story = { args: { design: { layout: 'band' } } }
export const BandWithLogo: Story = { args: { design: { layout: 'band', logo: true } } }
export const Letter: Story = { args: { design: { layout: 'letter' } } }
export const LetterWithLogo: Story = { args: { design: { layout: 'letter', logo: true } } }
