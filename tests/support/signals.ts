import { afterAll } from 'vitest'
import { stopSignals } from '@/lib/platform/live/signals'

/** Closes what listens once the tests of a file are done. Files share a process, so the next one may listen again. */
export const stopSignalsAfterAll = () =>
  afterAll(async () => {
    await stopSignals()
    const hub: unknown = Reflect.get(globalThis, 'rapportSignals')
    if (typeof hub === 'object' && hub !== null) Reflect.set(hub, 'isOver', false)
  })
