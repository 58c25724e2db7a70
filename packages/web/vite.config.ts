import { join } from 'node:path'
import { hostBuild } from './src/command/host-build.ts'

/** The server of all apps of this checkout. */
export default hostBuild(join(import.meta.dirname, 'dist'))
