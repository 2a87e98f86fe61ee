import { isValidElement, type ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FieldRows } from '@/components/goals/form/field-rows'

class Input {
  constructor(readonly value: string) {}
}

beforeEach(() => void vi.stubGlobal('HTMLInputElement', Input))
afterEach(() => void vi.unstubAllGlobals())

/** Whether a press adds a row, and whether it is kept from sending the form. */
function pressed(key: string, value: string, { isComposing = false, defaultPrevented = false } = {}) {
  const [add, preventDefault] = [vi.fn(), vi.fn()]
  const rows: ReactElement<{ onKeyDown?: (event: object) => void }> = FieldRows({
    label: 'Key results',
    isFull: false,
    add,
    children: null,
  })
  if (!isValidElement(rows)) throw new Error('It draws its rows.')
  rows.props.onKeyDown?.({
    key,
    nativeEvent: { isComposing },
    defaultPrevented,
    target: new Input(value),
    preventDefault,
  })
  return [add.mock.calls.length > 0, preventDefault.mock.calls.length > 0]
}

test('Enter in a row adds the next one in place of setting the goal', () => {
  expect(pressed('Enter', 'Hire for nights')).toEqual([true, true])
  expect(pressed('Enter', ' ')).toEqual([false, true])
})

test('other keys, half a composed word and a picker’s Enter are left alone', () => {
  expect(pressed('a', 'Hire')).toEqual([false, false])
  expect(pressed('Enter', 'Hire', { isComposing: true })).toEqual([false, false])
  expect(pressed('Enter', 'Hire', { defaultPrevented: true })).toEqual([false, false])
})
