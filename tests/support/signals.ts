import { afterAll, expect } from 'vitest'
import { stopSignals } from '@/lib/platform/live/signals'

/** Closes what listens once the tests of a file are done. Files share a process, so the next one may listen again. */
export const stopSignalsAfterAll = () =>
  afterAll(async () => {
    await stopSignals()
    const hub: unknown = Reflect.get(globalThis, 'rapportSignals')
    if (typeof hub === 'object' && hub !== null) Reflect.set(hub, 'isOver', false)
  })

/** Waits until a stream has said that something changed. */
export async function heardChange(response: Response) {
  const reader = response.body?.getReader() ?? expect.fail('no stream')
  const decoder = new TextDecoder()
  for (let text = ''; !text.includes('data: changed');) {
    const { value, done } = await reader.read()
    if (done) return false
    text += decoder.decode(value)
  }
  await reader.cancel()
  return true
}
