import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface BrowserProgram {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/camping/', import.meta.url))

/**
 * The Chromium to test with: CHROME_PATH, else the one that came with the install, unpacked once into node_modules/.cache
 * (210 MB). Whatever else the machine has is not looked for: accepted pictures and what a console may say belong to one
 * browser. The package is for Linux; elsewhere CHROME_PATH has to name one.
 */
export async function browserProgram(): Promise<BrowserProgram> {
  const requested = process.env['CHROME_PATH']
  if (!requested) return packagedBrowser()
  if (!isProgram(requested)) throw new Error(`CHROME_PATH names no program: ${requested}`)
  return { executablePath: requested, args: [], env: {} }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Flags of the package that are meant for a cloud function: they break a second page, or hide what a browser would refuse. */
const unwanted =
  /^--(single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation-trials|headless|disable-features)/

async function packagedBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux')
    throw new Error('The Chromium of the install is for Linux. Name another one in CHROME_PATH.')
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  const { version } = createRequire(import.meta.url)(join(packageFolder, 'package.json')) as {
    version: string
  }
  const folder = join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) await unpackTo(folder, packageFolder)
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = join(folder, 'chromium')
  return {
    executablePath,
    args: packaged.args.filter((flag) => !unwanted.test(flag)),
    env: libraryEnvironment(folder),
  }
}

/** Unpacks beside the target and renames, so that an interrupted run leaves nothing half-made. */
async function unpackTo(folder: string, packageFolder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  // The package unpacks into the temporary folder of the system and into no other.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = unfinished
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium')
    await packaged.executablePath()
    await inflate(join(packageFolder, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  writeFileSync(join(unfinished, 'fonts.conf'), fontsConfiguration(folder))
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`
}

/** A bare machine lacks three libraries and any font; the package brings them, and they are used only there. */
function libraryEnvironment(folder: string): Record<string, string> {
  const env: Record<string, string> = {}
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf')
  const program = join(folder, 'chromium')
  if (starts(program, {})) return env
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  if (!starts(program, libraries))
    throw new Error(`${program} does not start here: see what 'ldd ${program}' misses`)
  return { ...env, ...libraries }
}

function starts(program: string, extra: Record<string, string>): boolean {
  try {
    execFileSync(program, ['--version'], {
      env: { ...process.env, ...extra },
      stdio: 'ignore',
      timeout: 20_000,
    })
    return true
  } catch {
    return false
  }
}
