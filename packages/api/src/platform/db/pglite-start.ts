/** How PGlite starts: in a folder, as a copy of a dump in memory, or empty in memory. */
export interface PgliteStart {
  readonly dataDir?: string | undefined
  /** File with a dumped data folder; tests copy a migrated one. */
  readonly dump?: string | undefined
  /** PGlite's code, compiled; without it every start compiles it. */
  readonly code?: WebAssembly.Module | undefined
}
