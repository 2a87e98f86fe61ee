import { onTestFinished } from 'vitest'
import { endQueue } from '@/lib/platform/queue'

/** Tells this process that it is ending, as a signal does, until the end of the test. */
export function beginEnding() {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'rapportQueueIsEnding'))
  return endQueue()
}
