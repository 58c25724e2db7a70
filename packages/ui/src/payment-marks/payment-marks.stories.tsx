import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentMarks } from './payment-marks.tsx'

const meta: Meta<typeof PaymentMarks> = {
  title: 'Components/Checkout/Payment marks',
  component: PaymentMarks,
  args: { names: ['Visa', 'Mastercard'] },
}
export default meta

type Story = StoryObj<typeof PaymentMarks>
export const Cards: Story = {}
export const Wallet: Story = { args: { names: ['TWINT'] } }
export const Many: Story = {
  args: { names: ['Visa', 'Mastercard', 'American Express', 'Diners Club', 'JCB', 'Maestro'] },
}
