import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { dataFolderIn, runState } from './run-state.ts'

/** Mails that the server under test has sent to an address, from the files it keeps without a mail server. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(dataFolderIn(runState().folder), 'mail')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files.map((name) => new PostalMime().parse(readFileSync(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some((one) => one.address === address))
}

/** The address behind a link of a mail about an alert. */
export function alertLinkIn(mails: readonly Email[], step: 'alert' | 'no-alert' | 'free'): string {
  const pattern = new RegExp(`https?://\\S+step=${step}&token=[\\w-]+`)
  const [link] = mails.flatMap(({ text }) => pattern.exec(text ?? '')?.[0] ?? [])
  if (!link) throw new Error(`No mail has a link of ${step}`)
  return link
}

/** The address behind a link of a mail's text part. */
export function linkIn(mail: Email | undefined, step: 'confirm' | 'leave'): string {
  const link = new RegExp(`https?://\\S+step=${step}&token=[\\w-]+`).exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`The mail has no link to ${step}`)
  return link
}
