import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper, type StepperProps } from './stepper.tsx'

/** The story holds the number in state, as a form does. */
function Stateful(props: StepperProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Stepper
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta: Meta<typeof Stepper> = {
  title: 'Components/Controls/Stepper',
  component: Stepper,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Adults',
    hint: 'From 18 years',
    value: 2,
    min: 1,
    max: 4,
    decreaseLabel: 'Remove one adult',
    increaseLabel: 'Add one adult',
    onValueChange: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Stepper>
export const Default: Story = {}
export const AtTheLeast: Story = { args: { value: 1 } }
export const AtTheMost: Story = { args: { value: 4 } }
export const LongText: Story = {
  args: { label: 'Kinder und Jugendliche in Begleitung', hint: '0 bis 17 Jahre am Anreisetag' },
}
export const Counts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one adult' }))
    const number = canvas.getByRole('spinbutton', { name: /Adults/ })
    await expect(number).toHaveTextContent('3')
    number.focus()
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('button', { name: 'Add one adult' })).toBeDisabled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(number).toHaveAttribute('aria-valuenow', '3')
  },
}
