import { setImmediate } from 'node:timers/promises'

/**
 * Gives important work precedence: `enter` marks its start and returns the function that marks its end; all other work
 * awaits `clear`. It resolves when no important work is running, or after `mostWait` milliseconds, so that continuous
 * work blocks nobody forever.
 */
export function precedence(mostWait: number) {
  let underWay = 0
  const waiting = new Set<() => void>()
  return {
    enter(): () => void {
      let isOver = false
      underWay += 1
      return () => {
        if (isOver) return
        isOver = true
        underWay -= 1
        if (underWay === 0) for (const go of waiting) go()
      }
    },
    async clear(): Promise<void> {
      // Lets pending I/O run first, because it may be important work.
      await setImmediate()
      if (underWay === 0) return
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(long)
          waiting.delete(go)
          resolve()
        }
        const long = setTimeout(go, mostWait)
        waiting.add(go)
      })
    },
  }
}
