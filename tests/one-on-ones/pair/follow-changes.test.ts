import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from '@/components/meetings/live/follow-changes'

/** A stream as the browser has it, opened and cut by the test. */
class Stream {
  static readonly CLOSED = 2
  static opened: Stream[] = []
  static get last() {
    return Stream.opened.at(-1)
  }
  readyState = 0
  onopen?: () => void
  onmessage?: () => void
  onerror?: () => void
  constructor(readonly path: string) {
    Stream.opened.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  refuse() {
    this.close()
    this.onerror?.()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

function turn(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

const changed = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', Stream)
  page.visibilityState = 'visible'
  Stream.opened = []
  changed.mockClear()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const follow = () => void (stop = followChanges('/live', changed))

test('the first opening shows nothing new, each message does', () => {
  follow()
  Stream.last?.onopen?.()
  expect(changed).not.toHaveBeenCalled()
  Stream.last?.onmessage?.()
  expect(changed).toHaveBeenCalledOnce()
})

test('a reconnected stream shows what was missed', () => {
  follow()
  Stream.last?.onopen?.()
  Stream.last?.onerror?.()
  Stream.last?.onopen?.()
  expect(changed).toHaveBeenCalledOnce()
})

test.each(['visible', 'hidden'] as const)('a page opened %s and shown later shows what was missed', (first) => {
  page.visibilityState = first
  follow()
  turn('hidden')
  turn('visible')
  Stream.last?.onopen?.()
  expect(changed).toHaveBeenCalledOnce()
})

test('a refused stream is asked for again after a pause, unless the page has closed', () => {
  follow()
  Stream.last?.refuse()
  expect(Stream.opened).toHaveLength(1)
  vi.runOnlyPendingTimers()
  expect(Stream.opened).toHaveLength(2)
  Stream.last?.onopen?.()
  expect(changed).toHaveBeenCalledOnce()
  Stream.last?.refuse()
  stop()
  vi.runOnlyPendingTimers()
  expect(Stream.opened).toHaveLength(2)
})
