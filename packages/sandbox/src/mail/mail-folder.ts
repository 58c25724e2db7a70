import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'

/** A mail in the folder. */
export interface FolderMail {
  /** Name of its file, without the ending. */
  readonly id: string
  readonly receivedAt: Date
  readonly email: Email
}

export interface MailFolder {
  /** Newest first. A folder that does not exist yet is empty. */
  all(): Promise<readonly FolderMail[]>
  find(id: string): Promise<FolderMail | undefined>
}

/**
 * Reads the folder that the API writes its mails to where it has no mail server. A file is parsed once and again only
 * when it was written anew; half-written files have another ending.
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
      // Deleted between the listing and now, or no mail at all: not worth an inbox that does not open.
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
      // Only what the listing shows is opened, so an id can never be a path.
      const name = (await names()).find((one) => one === `${id}${ending}`)
      return name === undefined ? undefined : read(name)
    },
  }
}

const ending = '.eml'
