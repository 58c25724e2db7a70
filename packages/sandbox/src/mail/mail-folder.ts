import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'

/** A mail in the folder. */
export interface FolderMail {
  /** File name without the extension. */
  readonly id: string
  readonly receivedAt: Date
  readonly email: Email
}

export interface MailFolder {
  /** Newest first. A missing folder yields an empty list. */
  all(): Promise<readonly FolderMail[]>
  find(id: string): Promise<FolderMail | undefined>
}

/**
 * Reads the folder in which the API stores mails without a mail server. It parses a file once, and again after a
 * change; unfinished files have another extension.
 */
export function mailFolder(folder: string): MailFolder {
  const parsed = new Map<string, { readonly written: number; readonly mail: FolderMail }>()

  async function read(name: string): Promise<FolderMail | undefined> {
    try {
      const path = join(folder, name)
      const { mtime, mtimeMs } = await stat(path)
      const known = parsed.get(name)
      if (known?.written === mtimeMs) return known.mail
      const email = await new PostalMime({ attachmentEncoding: 'arraybuffer' }).parse(await readFile(path))
      const mail = { id: name.slice(0, -ending.length), receivedAt: mtime, email }
      parsed.set(name, { written: mtimeMs, mail })
      return mail
    } catch {
      // A file deleted since the listing, or not a mail, must not break the inbox.
      return undefined
    }
  }

  async function names(): Promise<readonly string[]> {
    const found = await readdir(folder).catch(() => [])
    return found.filter((name) => name.endsWith(ending))
  }

  return {
    async all() {
      const mails = await Promise.all((await names()).map(read))
      return mails
        .filter((mail) => mail !== undefined)
        .toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id < b.id ? -1 : 1))
    },
    async find(id) {
      // Opens only listed files, so that an id cannot be a path.
      const name = (await names()).find((one) => one === `${id}${ending}`)
      return name === undefined ? undefined : read(name)
    },
  }
}

const ending = '.eml'
