/** Session storage: the time in ms of the last reload after a missing piece of code (errors-9). */
export const chunkReloadKey = 'chunk-reload'
