import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { tabTo } from '../stories/tab-to.ts'
import { LanguageSelector } from './language-selector.tsx'

const meta: Meta<typeof LanguageSelector> = {
  title: 'Components/Shell/LanguageSelector',
  component: LanguageSelector,
  args: {
    label: 'Country: United Kingdom',
    current: 'uk',
    align: 'start',
    onSelect: fn(),
    options: [
      { code: 'uk', name: 'United Kingdom', flag: 'gb', href: '#uk', lang: 'en-GB' },
      { code: 'de', name: 'Deutschland', flag: 'de', href: '#de', lang: 'de' },
      { code: 'nl-be', name: 'België', flag: 'be', href: '#be', lang: 'nl-BE' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof LanguageSelector>
export const Default: Story = {}
export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Country: United Kingdom'))
    await expect(canvas.getByRole('link', { name: /United Kingdom/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: /Deutschland/ })).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByLabelText('Country: United Kingdom')
    await tabTo(opener)
    // The browser's own reaction to Enter on a summary element.
    opener.click()
    await tabTo(await canvas.findByRole('link', { name: /Deutschland/ }))
    await userEvent.keyboard('{Escape}')
    await expect(opener.closest('details')).not.toHaveAttribute('open')
    await expect(opener).toHaveFocus()
  },
}
