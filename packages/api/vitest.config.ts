import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A first start of the embedded database takes two seconds alone and minutes on a machine that is busy otherwise.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
})
