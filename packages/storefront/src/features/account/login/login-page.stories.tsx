import { authenticate, customerStatus } from '@camping/contract/account.endpoints.ts'
import { authenticateCode, sendSignInCode } from '@camping/contract/sign-in-code.endpoints.ts'
import { signInCodeSent } from '@camping/contract/sign-in-code.schemas.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageStory, type PageStoryProps } from '../../../stories/page-story.tsx'

/** The address has an account. */
const hasAccount = { endpoint: customerStatus, answer: () => ({ status: 200, body: {} }) }

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Login',
  args: {
    route: 'login',
    answers: [
      hasAccount,
      replies(sendSignInCode, signInCodeSent, { minutes: 10, waitSeconds: 60 }),
      refuses(authenticateCode, 400, { type: 'code-wrong', triesLeft: 4 }),
    ],
  },
}
export default meta

type Story = StoryObj<PageStoryProps>

async function enterPassword(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const main = within(canvas.getByRole('main'))
  const field = await main.findByLabelText('Password')
  await userEvent.type(field, 'not the password')
  await userEvent.click(main.getByRole('button', { name: 'Sign in' }))
  return field
}

export const Default: Story = {}
/** After an address: the password, and what there is without one. */
export const Password: Story = {
  play: async ({ canvas }) => {
    // The footer has a field of the same name.
    const main = within(canvas.getByRole('main'))
    const goOn = await main.findByRole('button', { name: 'Continue' })
    await userEvent.type(main.getByLabelText('Email address'), 'jo.bloom@example.org')
    await userEvent.click(goOn)
    await expect(await main.findByRole('button', { name: 'Email me a code' })).toBeVisible()
  },
}
/** A password that is refused: its field states why, and the entry stays. */
export const WrongPassword: Story = {
  tags: ['dark'],
  args: { answers: [hasAccount, refuses(authenticate, 401, { type: 'login-fail' })] },
  play: async (context) => {
    await Password.play?.(context)
    const field = await enterPassword(context.canvas)
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveValue('not the password')
  },
}
/** After too many of them the sign-in is blocked for a while; a code by mail still opens the account. */
export const TooManyAttempts: Story = {
  args: { answers: [hasAccount, refuses(authenticate, 429, { type: 'too-many-attempts' })] },
  play: async (context) => {
    await Password.play?.(context)
    await enterPassword(context.canvas)
    const main = within(context.canvas.getByRole('main'))
    await expect(await main.findByRole('heading', { name: 'Too many attempts' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Email me a code' })).toBeVisible()
  },
}
/** A code by mail, mistyped once. */
export const Code: Story = {
  tags: ['dark'],
  play: async (context) => {
    await Password.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await userEvent.type(await canvas.findByLabelText('Code from the email'), '654321')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText(/You have 4 tries left/)).toBeVisible()
  },
}
