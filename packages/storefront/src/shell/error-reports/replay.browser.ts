import { replayIntegration, type BrowserClient } from '@sentry/browser'

export { scrubRecording } from './scrub-recording.ts'

/**
 * Records what leads to an error, as shapes: the last minute is in memory, and leaves only with an error. Texts and media are
 * masked by the recorder, and once more before they leave (errors-17). Nothing is stored in the browser.
 */
export function startReplay(client: BrowserClient): void {
  client.addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      stickySession: false,
      // A worker of its own would need a policy of its own.
      useCompression: false,
      networkCaptureBodies: false,
      slowClickTimeout: 0,
    }),
  )
}
