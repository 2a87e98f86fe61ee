import { afterEach, expect, test, vi } from 'vitest'
import { searchThanked } from '@/components/applause/give/thanked-search'
import * as lookups from '@/components/ui/lookup/get-json'

afterEach(() => void vi.restoreAllMocks())

test('invited people are found and say why they can’t be thanked yet', async () => {
  const invited = [{ id: '2', name: '', email: 'jonas@acme.example' }]
  const body = { people: [{ id: '1', name: 'Jona Reed' }], teams: [{ id: '3', name: 'Jobs' }], invited }
  const asked = vi.spyOn(lookups, 'getJson').mockResolvedValue(body)
  const { queryFn } = searchThanked('jo')
  const found = await queryFn({ signal: new AbortController().signal })
  expect(asked.mock.lastCall?.[0]).toBe('/api/people?invited=1&others=1&query=jo')
  expect(found.map(({ label, kind, refusal }) => [label, kind, refusal])).toEqual([
    ['Jona Reed', 'person', undefined],
    ['Jobs', 'team', undefined],
    ['jonas@acme.example', 'person', 'Invited, hasn’t joined yet'],
  ])
})
