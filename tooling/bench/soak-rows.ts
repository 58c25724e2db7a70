import type { RunningServer } from '@camping/e2e/server-process.ts'
import { loadHttp, residentMemory } from './load-http.ts'
import { figure, megabytes } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { pageAddresses } from './page-addresses.ts'

/** `SOAK_MINUTES=5 npm run bench -- --only=soak` is shorter. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 30)
const secondsOfSample = 20
/** Caches fill and code is compiled in the first third. */
const settling = 1 / 3

/** A sample of resident memory. */
interface Sample {
  readonly minute: number
  readonly bytes: number
}

/** P14: resident memory while pages with ever other stays are rendered without a pause, and its slope. */
export async function soakRows(server: RunningServer): Promise<Measurement[]> {
  const questions = (await pageAddresses(server.address)).flatMap(({ paths }) =>
    paths.map((path) => ({ path })),
  )
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000
  const samples: Sample[] = []
  while (minute() < minutes) {
    await loadHttp({ address: server.address, pid: server.pid, questions, seconds: secondsOfSample })
    const bytes = residentMemory(server.pid)
    if (bytes === undefined) throw new Error('The memory of a process is unknown here')
    samples.push({ minute: minute(), bytes })
  }
  const settled = samples.slice(Math.floor(samples.length * settling))
  const most = Math.max(...settled.map(({ bytes }) => bytes))
  const slope = slopeOf(settled)
  return [
    {
      target: 'P14',
      what: `soak of ${figure(minutes)} min, ${samples.length} samples: most resident memory; its slope after the first third`,
      measured: `${megabytes(most)}; ${(slope / 1e6).toFixed(2)} MB a minute`,
      goal: '≤ 600 MB; ≤ 1 MB a minute',
      met: most <= 600e6 && slope <= 1e6,
      baseline: '',
    },
  ]
}

/** Bytes a minute, by least squares. NaN for fewer than two samples. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (value: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length
  const [x, y] = [mean(({ minute }) => minute), mean(({ bytes }) => bytes)]
  return (
    mean(({ minute, bytes }) => (minute - x) * (bytes - y)) /
    mean(({ minute }) => (minute - x) * (minute - x))
  )
}
