/** What the set-up tells the journeys. Workers are processes of their own, so it travels in the environment. */
export interface RunState {
  /** Of the server under test, without a slash at the end. */
  readonly address: string
  /** Of the payment providers and the mail inbox that it comes with. */
  readonly sandbox: string
  readonly serverPid: number
  /** Temporary: holds the data folder of the server, and a note for each booking that a journey made. */
  readonly folder: string
}

const names = {
  address: 'E2E_ADDRESS',
  sandbox: 'E2E_SANDBOX',
  serverPid: 'E2E_SERVER_PID',
  folder: 'E2E_FOLDER',
}

export function publishRunState(state: RunState): void {
  process.env[names.address] = state.address
  process.env[names.sandbox] = state.sandbox
  process.env[names.serverPid] = `${state.serverPid}`
  process.env[names.folder] = state.folder
}

/** Throws before the set-up has run. */
export function runState(): RunState {
  const [address, sandbox, serverPid, folder] = Object.values(names).map((name) => process.env[name])
  if (!address || !sandbox || !serverPid || !folder)
    throw new Error('The server under test has not been started')
  return { address, sandbox, serverPid: Number(serverPid), folder }
}

/** Where the data folder of the server under test lies. */
export function dataFolderIn(folder: string): string {
  return `${folder}/data`
}

/** Where the set-up writes down which campsites of the demo world were withdrawn and renamed. */
export function renamesIn(folder: string): string {
  return `${folder}/renames.json`
}

/** Where all that the server under test prints is kept. */
export function serverLogIn(folder: string): string {
  return `${folder}/server.log`
}
