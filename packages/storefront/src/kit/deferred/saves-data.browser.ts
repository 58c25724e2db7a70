interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor's browser or network asks for little: nothing is loaded then that nobody has asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
