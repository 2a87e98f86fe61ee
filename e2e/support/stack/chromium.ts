import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '@/scripts/support/root.mjs'

const VERSION = '147.0.0'
const ofMachine = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const home = fromRoot('.data/chromium', VERSION)
const packed = path.join(home, 'chromium')

// Root may not use the sandbox, and a machine for tests often has no graphics and little shared memory.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

const run = promisify(execFile)

/** Unpacks the browser of the npm package once, into a folder of this checkout that whoever runs the tests may use. */
async function unpack() {
  if (existsSync(packed)) return
  const draft = `${home}.${process.pid}`
  await mkdir(draft, { recursive: true })
  // It unpacks into the temporary folder, and its system libraries only where it believes to be in a cloud.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const script = "(await import('@sparticuz/chromium')).default.executablePath()"
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: fromRoot(), env })
  await rename(draft, home)
}

const starts = (executable: string, env = process.env) =>
  run(executable, ['--version'], { env }).then(
    () => true,
    () => false,
  )

/**
 * How to start the browser that came with the packages, which is the same on every machine; the machine's own only where
 * that one does not start, or CHROMIUM_PATH names it.
 */
export async function browserLaunch(named = process.env.CHROMIUM_PATH, installed = ofMachine) {
  if (named) return { executablePath: named, args }
  const isUnpacked = await unpack().then(
    () => true,
    () => false,
  )
  if (isUnpacked && (await starts(packed))) return { executablePath: packed, args }
  // A bare machine may lack the few libraries and the fonts that the browser takes from the system.
  const libraries = { LD_LIBRARY_PATH: path.join(home, 'al2023/lib'), FONTCONFIG_PATH: path.join(home, 'fonts') }
  const env = { ...process.env, ...libraries }
  if (isUnpacked && (await starts(packed, env))) return { executablePath: packed, args, env }
  return { executablePath: installed.find((file) => existsSync(file)) ?? packed, args }
}
