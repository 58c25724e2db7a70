import { defineConfig } from 'vitest/config'

// whole worlds are generated here; a busy machine may take its time
export default defineConfig({ test: { testTimeout: 30_000 } })
