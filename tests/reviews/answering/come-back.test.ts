import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noAnswer } from '@/lib/reviews/responses/rules/answers'
import { aForm, words } from './circumstances'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms = 800) => vi.advanceTimersByTimeAsync(ms)

describe('coming back to a device with something unsaved', () => {
  test('takes it up and saves it', async () => {
    const { store, texts, copy } = aForm({
      saved: { a: words('Old') },
      kept: { a: { given: words('New'), base: words('Old') } },
    })
    store.restore()
    expect(store.read().values['a']).toEqual(words('New'))
    await pause()
    expect(texts()).toEqual([['a:New']])
    expect(copy()).toEqual({})
  })

  test('does not overwrite what was saved elsewhere since, but asks', async () => {
    const kept = { a: { given: words('Here'), base: words('Old') } }
    for (const [takeThisDevice, value, sent] of [
      [true, 'Here', [['a:Here']]],
      [false, 'Elsewhere', []],
    ] as const) {
      const { store, texts, copy } = aForm({ saved: { a: words('Elsewhere') }, kept })
      store.restore()
      expect(store.read()).toMatchObject({ hasConflicts: true, values: { a: words('Elsewhere') } })
      store.change(words('Beside'), 'b')
      expect(Object.keys(copy()).sort()).toEqual(['a', 'b'])
      await store.flush()
      store.resolveConflicts(takeThisDevice)
      await pause()
      expect(store.read()).toMatchObject({ hasConflicts: false, values: { a: words(value) } })
      expect(texts().slice(1)).toEqual(sent)
      expect(copy()).toEqual({})
    }
  })

  test('ignores what is no question of this form, and what is saved already', () => {
    const { store } = aForm({
      saved: { a: words('Same') },
      kept: { gone: { given: words('x'), base: noAnswer }, a: { given: words('Same'), base: noAnswer } },
    })
    store.restore()
    expect(store.read()).toMatchObject({ hasConflicts: false, values: { a: words('Same') } })
    expect(store.hasUnsaved()).toBe(false)
  })
})

test('what a form sent by itself held and could not be saved is kept on the device at once', () => {
  const { store, copy } = aForm({ posted: { typed: { line: words('x'.repeat(501)) }, faults: { line: 'Too much.' } } })
  store.restore()
  expect(Object.keys(copy())).toEqual(['line'])
})
