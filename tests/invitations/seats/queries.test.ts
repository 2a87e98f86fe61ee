import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { cancelAddition } from '@/lib/billing/paying/commands/cancel-addition'
import { fillSeats } from '@/lib/invitations/seats/commands/fill-seats'
import { findWaitingSeats } from '@/lib/invitations/seats/queries'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { reactivatePeople } from '@/lib/members/people/commands/reactivate-people'
import { searchInvitees } from '@/lib/invitations/queries/find-invitees'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { invitationListSchema } from '@/lib/invitations/schema'
import { transaction } from '@/lib/platform/db'
import { aPayingWorkspace } from '@/tests/billing/paying/the-razorpay'
import { aMember, aManager, anAdmin } from '@/tests/factories/members'
import { refusalOf } from '@/tests/support/refused'
import { batchOf, waitingPeople } from './waiting-people'

test('Admins see who waits, what it costs and until when, and nobody else does', async () => {
  const { admin, emails, id, amount, paying } = await waitingPeople(2, { firstName: 'Lena', lastName: 'Hoffmann' })
  const [batch] = (await findWaitingSeats(admin))?.batches ?? []
  expect(batch).toMatchObject({
    id,
    list: null,
    people: emails.map((email) => ({ email, name: 'Lena Hoffmann' })),
    due: { amount, isOverdue: false, description: '2 more people on Pro' },
  })
  expect(await findWaitingSeats(await aManager({ workspace: paying.workspace }))).toBeNull()
  expect((await findWaitingSeats(await anAdmin()))?.batches).toEqual([])
})

test('what is paid says so until everybody is invited, and what is canceled is left out before the job has run', async () => {
  const paid = await waitingPeople(1)
  await paid.pay()
  expect((await findWaitingSeats(paid.admin))?.batches).toMatchObject([{ id: paid.id, due: null }])
  await fillSeats(systemActor(paid.admin.workspaceId), paid)
  expect((await findWaitingSeats(paid.admin))?.batches).toEqual([])
  const canceled = await waitingPeople(1)
  await cancelAddition(canceled.admin, canceled)
  expect((await findWaitingSeats(canceled.admin))?.batches).toEqual([])
})

test('who waits is in no list and is found by nobody', async () => {
  const { admin, emails } = await waitingPeople(1)
  const [email = ''] = emails
  expect((await listInvitations(admin, invitationListSchema.parse({ search: email }))).rows).toEqual([])
  expect(await searchInvitees(admin, { query: email })).toEqual([])
})

test('an erased person waits no longer', async () => {
  const { emails, id, paying } = await waitingPeople(2)
  const person = await aMember({ workspace: paying.workspace, email: emails[0] })
  await transaction((tx) => forgetPerson(tx, person))
  expect((await batchOf(id))?.requests.map(({ email }) => email)).toEqual(emails.slice(1))
})

test('deactivating somebody frees a seat that is paid for, and nobody comes back without one', async () => {
  const { admin, workspace } = await aPayingWorkspace({ people: 3 })
  const one = await aMember({ workspace })
  await deactivatePeople(admin, { ids: [one.memberId] })
  await reactivatePeople(admin, { ids: [one.memberId] })
  await deactivatePeople(admin, { ids: [one.memberId] })
  await aMember({ workspace })
  expect(await refusalOf(reactivatePeople(admin, { ids: [one.memberId] }))).toMatchObject({
    code: 'plan-limit',
    message:
      'You have reached the limit for your plan. Add people under Workspace › Plan, or deactivate someone first.',
  })
})
