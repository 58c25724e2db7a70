import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files by key, the least recently used ones going first when they outgrow the limit. */
export interface DiskCache {
  /** undefined when it is not there (or no longer readable). */
  read: (key: string) => Promise<Buffer | undefined>
  /** Stores for others; a full or broken disk is not an error of the caller, the picture is simply not kept. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Bytes held now. */
  size: () => number
}

/** How stale the access time on disk may be; it only orders the cache after a restart. */
const touchEveryMs = 3_600_000

interface Entry {
  bytes: number
  touchedAt: number
}

/**
 * A cache of files, bounded by bytes. Keys must be safe file names ([a-z0-9.-]). Writing goes through a temporary file
 * and a rename, so a reader or a crash never meets half a picture. Several processes may share a folder: each bounds
 * what it has seen.
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
        remember(key, { bytes: bytes.byteLength, touchedAt: stale ? now : touchedAt })
        if (stale) await utimes(path, new Date(now), new Date(now)).catch(() => undefined)
        return bytes
      } catch {
        await drop(key)
        return undefined
      }
    },
    write: async (key, bytes) => {
      if (bytes.byteLength > maxBytes) return
      const draft = join(folder, `${process.pid}-${(temporary += 1)}.tmp`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, key))
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
        return
      }
      remember(key, { bytes: bytes.byteLength, touchedAt: Date.now() })
      await shrink()
    },
  }
}

async function existingEntries(folder: string): Promise<Map<string, Entry>> {
  const names = await readdir(folder)
  const found = await Promise.all(names.map((name) => existingEntry(folder, name)))
  const kept = found.filter((entry) => entry !== undefined)
  kept.sort((a, b) => a.usedAt - b.usedAt)
  return new Map(kept.map(({ name, bytes, usedAt }) => [name, { bytes, touchedAt: usedAt }]))
}

async function existingEntry(folder: string, name: string) {
  const info = await stat(join(folder, name)).catch(() => undefined)
  if (!info?.isFile()) return undefined
  // Left behind by a process that was killed while writing.
  if (name.endsWith('.tmp')) {
    await rm(join(folder, name), { force: true })
    return undefined
  }
  return { name, bytes: info.size, usedAt: info.mtimeMs }
}
