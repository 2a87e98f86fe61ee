import { afterEach, expect, test, vi } from 'vitest'
import { goOut } from '@/components/members/sign-in/go-out'
import { sessionKey } from '@/components/members/sign-in/session-channel'

afterEach(() => vi.unstubAllGlobals())

/** The storage of a browser with these values. */
function aStorage(values: Record<string, string>) {
  const kept = new Map(Object.entries(values))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('leaving an ended session clears unsent text, tells other tabs, and opens the page', () => {
  const localStorage = aStorage({ 'rapport.answers.mark': '"My draft"', theme: 'dark' })
  const assign = vi.fn()
  for (const [name, value] of Object.entries({ window: { localStorage }, localStorage, location: { assign } }))
    vi.stubGlobal(name, value)
  void goOut('/')
  expect([...localStorage.kept.keys()]).toEqual(['theme', sessionKey])
  expect(localStorage.kept.get(sessionKey)).toContain('signOut')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
})
