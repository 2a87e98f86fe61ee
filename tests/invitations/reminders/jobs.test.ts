import { afterEach, expect, test } from 'vitest'
import { resendInvitation } from '@/lib/invitations/commands/resend-invitation'
import { jobs, remindDueInvitees } from '@/lib/invitations/reminders/jobs'
import { setClock } from '@/lib/platform/clock'
import { anInvited, at, liveThrough, remindedAt, run } from './sending'

afterEach(() => setClock())

test('reminds three and six days after the sending, at nine in the morning of the workspace, and never again', async () => {
  const { invitation } = await anInvited()
  await liveThrough('2026-11-17T11:00:00Z', '2026-11-25T20:00:00Z')
  expect(await remindedAt(invitation.email)).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-23T08:00:00.000Z'])
})

test('two machines at once, and a run that comes again, remind once', async () => {
  const { invitation } = await anInvited()
  await Promise.all([run('2026-11-20T08:00:00Z'), run('2026-11-20T08:00:00Z')])
  await run('2026-11-20T09:00:00Z')
  expect(await remindedAt(invitation.email)).toHaveLength(1)
})

test('after days without a server the one that is due comes, and not both', async () => {
  const { invitation } = await anInvited()
  await run('2026-11-23T10:00:00Z')
  await run('2026-11-23T11:00:00Z')
  expect(await remindedAt(invitation.email)).toHaveLength(1)
})

test('sending again begins anew', async () => {
  const { admin, invitation } = await anInvited()
  at('2026-11-19T10:00:00Z')
  await resendInvitation(admin, { id: invitation.id })
  await liveThrough('2026-11-20T07:00:00Z', '2026-11-26T10:00:00Z')
  expect(await remindedAt(invitation.email)).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-25T08:00:00.000Z'])
})

test('the queue runs it', () => {
  expect(jobs.map(({ run: work }) => work)).toContain(remindDueInvitees)
})
