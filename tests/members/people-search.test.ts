import { afterEach, expect, test, vi } from 'vitest'
import { searchColleagues, searchListed } from '@/components/members/picker/people-search'
import { searchPeople } from '@/lib/members/queries'
import { searchInvitees } from '@/lib/invitations/queries/find-invitees'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'

afterEach(() => vi.restoreAllMocks())

test('somebody invited is found, can’t be chosen and says why; filters leave them out', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const colleague = await aMember({ workspace, firstName: 'Jonas', lastName: 'Berg' })
  const invited = await anInvitation(admin, { firstName: 'Jonas', lastName: 'Lindqvist' })
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(String(input), 'http://localhost')
    asked.push(String(input))
    const query = searchParams.get('query') ?? ''
    const people = await searchPeople(admin, { query })
    return Response.json({ people, invited: searchParams.has('invited') ? await searchInvitees(admin, { query }) : [] })
  })
  const signal = new AbortController().signal
  expect(await searchColleagues('jonas').queryFn({ signal })).toEqual([
    expect.objectContaining({ id: colleague.memberId, label: 'Jonas Berg' }),
    expect.objectContaining({ id: invited.id, label: 'Jonas Lindqvist', refusal: 'Invited, hasn’t joined yet' }),
  ])
  expect(await searchListed('jonas').queryFn({ signal })).toHaveLength(1)
  expect(asked).toEqual(['/api/people?invited=1&query=jonas', '/api/people?query=jonas'])
})
