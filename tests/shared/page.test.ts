import { expect, it } from 'vitest'
import { readCursor, toPage } from '@/lib/shared/page'

const id = '00000000-0000-4000-8000-000000000001'
const at = new Date('2026-01-31T09:00:00.123Z')

it('the cursor of a page is read as it was written', () => {
  const { next } = toPage(
    [
      { at, id },
      { at, id },
    ],
    1,
    (row) => row,
  )
  expect(readCursor(next ?? undefined)).toEqual({ at, id })
})

it.each([
  undefined,
  '',
  'none',
  `~${id}`,
  `tomorrow~${id}`,
  `2026-01-31T09:00:00.000Z~1`,
  // JavaScript knows these days; PostgreSQL does not.
  `-271821-04-20T00:00:00.000Z~${id}`,
  `-000001-01-01T00:00:00.000Z~${id}`,
  `+275760-09-13T00:00:00.000Z~${id}`,
])('%j is no cursor', (value) => expect(readCursor(value)).toBeUndefined())
