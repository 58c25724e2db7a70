import { mailsTo } from '../sent-mails.ts'
import { expect } from '../watched-page.ts'
import { ask, type Edition } from './example-pages.ts'

/** Registers through the API and confirms with the token of the mail, as the login page does. */
export async function openAccount(
  edition: Edition,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await ask(edition, 'customer-portal', {
    firstName: 'Robin',
    lastName: 'Example-Jørgensen',
    email,
    password,
    confirmed_password: password,
    acceptedTerms: true,
  })
  const token = async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? '')
    return texts.map((text) => /[?&]verify=([\w-]{43})/.exec(text)?.[1]).find((one) => one !== undefined)
  }
  await expect.poll(token, { message: `the mail to ${email}` }).toBeDefined()
  await ask(edition, 'customer-portal/verify', { token: await token() })
}
