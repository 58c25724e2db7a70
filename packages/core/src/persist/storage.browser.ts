export type StorageArea = 'local' | 'session'

/** The browser's storage, the only way to it. Reading this property throws where a browser blocks storage. */
export const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage

/** What is stored under a key; null when nothing is, or when the browser blocks storage. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it (null). Answers false where storage is full or blocked: the document goes on without. */
export function writeStored(area: StorageArea, key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}
