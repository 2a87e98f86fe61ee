import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

// Settings are read once: the queue is loaded anew, to work and to log.
vi.resetModules()
vi.stubEnv('LOG_LEVEL', 'error')
vi.stubEnv('WORKER', 'on')
const { startQueue, stopQueue } = await import('@/lib/platform/queue')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What a process with this job alone has logged once its job ran, line by line. */
async function loggedBy(name: string, run: () => Promise<Record<string, number>>, count: number) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  const lines = () => written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(`"${name}"`))
  await startQueue([{ name, cron: '0 0 1 1 *', atStart: true, run }])
  onTestFinished(() => stopQueue())
  await vi.waitFor(() => expect(lines()).toHaveLength(count), { timeout: 20_000 })
  return lines().map((line): unknown => JSON.parse(line))
}

test('a job that fails is logged', async () => {
  const run = () => Promise.reject(new Error('The far side is gone.'))
  expect(await loggedBy('test.broken', run, 1)).toMatchObject([
    { level: 'error', event: 'job.failed', job: 'test.broken', error: 'Error: The far side is gone.' },
  ])
})

test('of one that goes on where it can, each fault is a line', async () => {
  const parts = new AggregateError([new TypeError('The third is none.')], 'Parts that could not be done: 1')
  const faults = [new Error('The first is broken.'), parts]
  const run = () => Promise.reject(new AggregateError(faults, 'Things that could not be done: 2'))
  expect(await loggedBy('test.half-broken', run, 2)).toMatchObject([
    { event: 'job.failed', job: 'test.half-broken', error: 'Error: The first is broken.' },
    { event: 'job.failed', job: 'test.half-broken', error: 'TypeError: The third is none.' },
  ])
})
