import { expect, test } from 'vitest'
import { SavedHere } from '@/components/ui/saved-here'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))

test('a page that comes back as it was first sent has what this tab saved since', () => {
  const saved = new SavedHere<string>()
  saved.note('form', 'First', at(1))
  saved.note('form', 'Second', at(2))
  expect(saved.newest('form', 'Old', at(0))).toBe('Second')
})

test('a page that was read later has what the server had, which may come from elsewhere', () => {
  const saved = new SavedHere<string>()
  saved.note('form', 'Here', at(1))
  expect(saved.newest('form', 'Elsewhere', at(2))).toBe('Elsewhere')
})

test('what was saved under one key says nothing of another', () => {
  const saved = new SavedHere<string>()
  saved.note('form', 'Here', at(1))
  expect(saved.newest('other', 'Other', at(0))).toBe('Other')
})
