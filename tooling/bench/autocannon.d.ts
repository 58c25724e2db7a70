/** The part of autocannon 9 that the bench uses; the package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string
      connections: number
      /** Seconds. */
      duration: number
      requests: { method: 'GET' | 'POST'; path: string; body?: string; headers: Record<string, string> }[]
    }
    interface Result {
      requests: { average: number; total: number }
      /** Milliseconds. */
      latency: { p50: number; p99: number }
      non2xx: number
      errors: number
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export = autocannon
}
