import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterForm } from './newsletter-form.tsx'

const meta = {
  title: 'Components/Forms/Newsletter form',
  component: NewsletterForm,
  args: {
    title: 'Special offers by e-mail',
    emailLabel: 'E-mail address',
    submitText: 'Sign up',
    action: '#',
    reference: 'footer',
  },
} satisfies Meta<typeof NewsletterForm>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Busy: Story = { args: { busy: true } }
export const WrongAddress: Story = {
  args: { error: 'Please enter a valid e-mail address, such as name@example.com.' },
}
export const SignedUp: Story = {
  args: { done: 'We have sent you an e-mail. Open the link in it, and you are on the list.' },
}
export const LongWords: Story = {
  args: { title: 'Angebote per E-Mail', emailLabel: 'E-Mail-Adresse', submitText: 'Kostenlos anmelden' },
}
