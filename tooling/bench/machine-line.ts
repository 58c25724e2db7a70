import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** The machine in one sentence, which accompanies all numbers. */
export function machineLine(): string {
  const processors = cpus()
  const model = processors[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]?.toFixed(1)
  return `Measured on ${processors.length} × ${model}, ${memory} GB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}, on ${new Date().toISOString().slice(0, 10)}; load before the run ${load}. One process, 10 connections, load generator on the same machine.`
}
