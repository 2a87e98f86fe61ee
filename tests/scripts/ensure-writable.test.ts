import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '@/scripts/support/ports.mjs'
import { ensureWritable } from '@/scripts/support/prepare/ensure-writable.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'writable-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('makes the folder, and leaves nothing in it', async () => {
  const folder = path.join(await aFolder(), 'new', '.data')
  await ensureWritable(folder)
  expect(await readdir(folder)).toEqual([])
})

/** A checkout in which nothing can be written to .data: a file is there, because root may write to any folder. */
async function aBlockedCheckout() {
  const folder = await aFolder()
  await cp(fromRoot('scripts'), path.join(folder, 'scripts'), { recursive: true })
  await writeFile(path.join(folder, '.data'), '')
  return folder
}

/** Runs a script of the checkout, and tells how that ended. */
const run = async (folder: string, script: string) => {
  const env = { ...process.env, PORT: String(await freePort()), DATABASE_URL: '', npm_lifecycle_event: undefined }
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [path.join(folder, 'scripts', script)], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, said: `${stdout}${stderr}` }),
    )
  })
}

test.each(['start.mjs', 'dev.mjs', 'test.mjs'])(
  '%s says in a sentence that .data cannot be written to',
  async (script) => {
    const folder = await aBlockedCheckout()
    const { code, said } = await run(folder, script)
    expect(code).toBe(1)
    expect(said.trim()).toMatch(
      /^Rapport cannot write to .*[/]\.data \(E\w+\)\. Make it a folder that you may write to/,
    )
    expect(said).not.toContain('    at ')
  },
)
