import { useEffect, useState } from 'react'

/** A text as it was typed, once nothing was typed for so long (ms): what a request is made of. */
export function useDelayed(value: string, pauseMs: number): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return delayed
}
