import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Another live process has the folder. */
export class FolderInUse extends StartupError {}

/**
 * Two PGlite processes on one folder corrupt it silently, so the folder has a lock file with process id and
 * start time. The next process takes over the lock of a killed one.
 */
export interface FolderLock {
  release(): void
}

const heldFolders = new Set<string>()

/** Start time of a process in clock ticks, to detect a reused process id; '' where the system does not provide it. */
function startTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isStale(content: string, path: string): boolean {
  const [pidText, ticks] = content.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return true
  if (!isAlive(pid)) return true
  const present = startTicks(pid)
  if (ticks && present) return ticks !== present
  return pid === process.pid && !heldFolders.has(path)
}

/** Locks the folder for this process. Throws StartupError when another live process holds it. */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock')
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, `${process.pid} ${startTicks(process.pid)}`)
      closeSync(file)
      heldFolders.add(path)
      return {
        release() {
          if (heldFolders.delete(path)) rmSync(path, { force: true })
        },
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    takeOverIfStale(path, folder)
  }
  throw new StartupError(`The data folder ${folder} cannot be locked.`)
}

function takeOverIfStale(path: string, folder: string): void {
  const content = readOrEmpty(path)
  if (content === undefined) return
  if (!isStale(content, path)) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process (${content.split(' ')[0]}).`,
    )
  }
  // Moved aside rather than deleted, so that two starting processes cannot both remove the lock that one of them
  // just made.
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readOrEmpty(aside) === content) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

function readOrEmpty(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
