import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { IN_HAND_MS } from '@/lib/platform/queue'
import { PATIENCE } from '@/scripts/support/children.mjs'

/** What the server then gives its open requests. */
const STOP_WITHIN = 10_000

const root = join(import.meta.dirname, '../..')

test('on a signal the running job ends before the framework shuts down', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'slow-process.ts')], {
    cwd: root,
    env: { ...process.env, WORKER: 'on', TSX_TSCONFIG_PATH: join(root, 'scripts/tsconfig.seed.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    // Twice, as a terminal and a process manager do between them.
    if (line === 'begun') for (const _ of [1, 2]) child.kill('SIGTERM')
  }
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  expect(lines).toEqual(['begun', 'ended', 'framework'])
  expect(code).toBe(0)
})

test('the server may end its jobs and then its requests before it is killed', () => {
  expect(PATIENCE).toBeGreaterThanOrEqual(IN_HAND_MS + STOP_WITHIN)
})
