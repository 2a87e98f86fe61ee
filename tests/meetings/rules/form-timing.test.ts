import { expect, test } from 'vitest'
import { editInWords } from '@/lib/meetings/rules/form-timing'

test('an edit that changes the start says that the meeting moved, as its notification does', () => {
  const before = { day: '2026-11-30', time: '10:00' }
  expect(editInWords(before, { ...before })).toBe('Saved')
  expect(editInWords(before, { ...before, time: '11:00' })).toBe('Moved')
  expect(editInWords(before, { ...before, day: '2026-12-01' })).toBe('Moved')
})
