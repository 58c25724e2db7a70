import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-message.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/**
 * Saves mails as .eml files in a folder: the inbox of a machine without a mail server. A file is named after its
 * message id, so the same mail sent twice is one file, as it is one mail in a real inbox.
 */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    description: `files in ${folder}`,
    async send(message) {
      const { message: source } = await composer.sendMail(nodemailerMessage(message))
      const name = message.messageId.replace(/[^\w.@-]/g, '-')
      await mkdir(folder, { recursive: true })
      // Renamed when complete, so that a reader never sees half a mail.
      await writeFile(join(folder, `${name}.part`), source as Buffer)
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
    },
    close: () => composer.close(),
  }
}
