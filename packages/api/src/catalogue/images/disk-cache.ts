import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A cache of files by key that evicts the least recently used ones above its limit. */
export interface DiskCache {
  /** Undefined when the file is missing or unreadable. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Stores a file; a full or broken disk is no error for the caller, the picture is just not cached. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Used bytes, in whole blocks of the disk. */
  size: () => number
}

/** How stale the access time on disk may be; it only orders the cache after a restart. */
const touchEveryMs = 3_600_000

/** The minimum size of a file on disk; it also limits the number of entries in memory. */
const blockBytes = 4096
const onDisk = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

interface Entry {
  bytes: number
  touchedAt: number
}

/**
 * A cache of files, limited in bytes. Keys must be safe file names ([a-z0-9.-]). It writes a temporary file and
 * renames it, so that neither a reader nor a crash leaves half a picture. Several processes may share a folder:
 * each limits the files it knows.
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true })
  // A Map keeps insertion order: the first entry is the least recently used.
  const entries = await existingEntries(folder)
  let total = 0
  for (const entry of entries.values()) total += entry.bytes
  let temporary = 0

  const drop = async (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.bytes
    await rm(join(folder, key), { force: true })
  }
  const shrink = async () => {
    while (total > maxBytes) {
      const oldest = entries.keys().next()
      if (oldest.done) return
      await drop(oldest.value)
    }
  }
  const remember = (key: string, entry: Entry) => {
    total += entry.bytes - (entries.get(key)?.bytes ?? 0)
    entries.delete(key)
    entries.set(key, entry)
  }

  await shrink()
  return {
    size: () => total,
    read: async (key) => {
      const path = join(folder, key)
      try {
        const bytes = await readFile(path)
        const now = Date.now()
        const touchedAt = entries.get(key)?.touchedAt ?? 0
        const stale = now - touchedAt > touchEveryMs
        remember(key, { bytes: onDisk(bytes.byteLength), touchedAt: stale ? now : touchedAt })
        if (stale) await utimes(path, new Date(now), new Date(now)).catch(() => undefined)
        return bytes
      } catch {
        await drop(key)
        return undefined
      }
    },
    write: async (key, bytes) => {
      if (onDisk(bytes.byteLength) > maxBytes) return
      const draft = join(folder, `${process.pid}-${(temporary += 1)}.tmp`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, key))
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
        return
      }
      remember(key, { bytes: onDisk(bytes.byteLength), touchedAt: Date.now() })
      await shrink()
    },
  }
}

async function existingEntries(folder: string): Promise<Map<string, Entry>> {
  const names = await readdir(folder)
  const found = await Promise.all(names.map((name) => existingEntry(folder, name)))
  const present = found.filter((entry) => entry !== undefined)
  present.sort((a, b) => a.usedAt - b.usedAt)
  return new Map(present.map(({ name, bytes, usedAt }) => [name, { bytes, touchedAt: usedAt }]))
}

async function existingEntry(folder: string, name: string) {
  const info = await stat(join(folder, name)).catch(() => undefined)
  if (!info?.isFile()) return undefined
  // Left by a process that was killed while writing.
  if (name.endsWith('.tmp')) {
    await rm(join(folder, name), { force: true })
    return undefined
  }
  return { name, bytes: onDisk(info.size), usedAt: info.mtimeMs }
}
