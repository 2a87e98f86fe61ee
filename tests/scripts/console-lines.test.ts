import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fromRoot } from '@/scripts/support/root.mjs'

const run = promisify(execFile)

/** The lines that a process of its own writes when this is printed in it. */
async function linesOf(code: string, least?: string) {
  const script = `import { writeConsoleAsLines } from ${JSON.stringify(fromRoot('scripts/support/server/console-lines.mjs'))}
    writeConsoleAsLines(${JSON.stringify(least)})
    ${code}`
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script])
  expect(stderr).toBe('')
  const lines = stdout.split('\n').filter(Boolean)
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}

test('what packages print becomes a line of JSON for each call', async () => {
  expect(
    await linesOf(`console.log('\\x1b[32mready\\x1b[0m\\n on two lines'); console.warn('old'); console.error({})`),
  ).toEqual([
    { at: expect.any(String), level: 'info', event: 'console', text: 'ready\n on two lines' },
    { at: expect.any(String), level: 'info', event: 'console', text: 'old' },
    { at: expect.any(String), level: 'error', event: 'console', text: 'object' },
  ])
})

test('an error that is printed is named by its class, and its words are left out', async () => {
  const [line] = await linesOf(`console.error('failed', new TypeError('Ada Byron said so'))`)
  expect(line).toMatchObject({ level: 'error', text: 'failed TypeError', stack: expect.stringContaining(' at ') })
  expect(JSON.stringify(line)).not.toContain('Ada')
})

test('what is below the level of the log is not written', async () => {
  const code = `console.log('said'); console.error('failed')`
  expect(await linesOf(code, 'error')).toMatchObject([{ text: 'failed' }])
  expect(await linesOf(code, 'silent')).toEqual([])
})
