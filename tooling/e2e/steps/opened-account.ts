import { mailsTo } from '../sent-mails.ts'
import { expect } from '../watched-page.ts'
import { callApi, type Edition } from './example-pages.ts'

/** Registers an address through the API and chooses a password with the token of the mail, as the login page does. */
export async function openAccount(
  edition: Edition,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await callApi(edition, 'customer-portal', { email })
  const token = async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? '')
    return texts.map((text) => /[?&]verify=([\w-]{43})/.exec(text)?.[1]).find((one) => one !== undefined)
  }
  await expect.poll(token, { message: `the mail to ${email}` }).toBeDefined()
  await callApi(edition, 'customer-portal/verify', {
    token: await token(),
    firstName: 'Robin',
    lastName: 'Example-Jørgensen',
    password,
    confirmed_password: password,
    acceptedTerms: true,
  })
}
