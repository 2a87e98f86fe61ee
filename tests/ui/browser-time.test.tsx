import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BrowserTime } from '@/components/ui/display/browser-time'
import * as scripted from '@/components/ui/use-scripted'

afterEach(() => void vi.restoreAllMocks())

const at = new Date('2026-12-12T17:00:00Z')
const shown = (zone: string) => renderToStaticMarkup(<BrowserTime at={at} zone={zone} />)

test('a moment is written again by the browser’s clock only where that differs', () => {
  vi.spyOn(scripted, 'useScripted').mockReturnValue(true)
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(shown(own)).toBe('')
  const other = own === 'Asia/Kolkata' ? 'Europe/London' : 'Asia/Kolkata'
  expect(shown(other)).toMatch(/^ · Dec 1[123], 2026, \d\d:\d\d.[ap]m.\(.+\)$/)
})

test('the server says nothing of a clock it does not know', () => {
  expect(shown('Asia/Kolkata')).toBe('')
})
