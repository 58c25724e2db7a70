import { createSandbox } from './create-sandbox.ts'
import type { SandboxOptions } from './create-sandbox.ts'

export interface StartSandboxOptions extends SandboxOptions {
  readonly port: number
  /** Uses another free port when this one is taken. */
  readonly anyPort?: boolean
  /** Address to listen on; localhost by default. */
  readonly host?: string
}

export interface StartedSandbox {
  /** `http://localhost:4000` */
  readonly origin: string
  close(): Promise<void>
}

/** Starts the sandbox on its own port. Rejects when the port is not available. */
export async function startSandbox(options: StartSandboxOptions): Promise<StartedSandbox> {
  const { port, anyPort = false, host = '127.0.0.1' } = options
  const app = await createSandbox(options)
  try {
    await app.listen({ port, host })
  } catch (error) {
    if (!anyPort || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
      await app.close()
      throw error
    }
    await app.listen({ port: 0, host })
  }
  const { port: taken } = app.server.address() as { port: number }
  return { origin: `http://localhost:${taken}`, close: () => app.close() }
}
