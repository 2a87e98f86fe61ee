import type { NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { readerLinks, findMailSettings } from '@/lib/notifications/unsubscribing/queries/member-code'
import { test, expect } from 'vitest'
import { aMember, aManager, anAdmin, aVisitor } from '@/tests/factories/members'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { preferences, preferencesOf, preferring, usual } from '@/tests/notifications/preferences/preferring'
import { told } from '@/tests/notifications/told'
import { turnOffMail } from '@/lib/notifications/unsubscribing/commands/turn-off-mail'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { pathIn } from '@/lib/shared/routes'

const mailed = (event: string, memberId: string, type: NotificationType | null) => {
  const { mailOffLink = '' } = readerLinks(event, { memberId, type, workspaceId: 'theirs' })
  return mailOffLink.split('/').at(-1) ?? ''
}

test.each([
  ['Member', aMember],
  ['Manager', aManager],
  ['Admin', anAdmin],
])('a %s turns mail of one kind off from the mail itself, twice to the same end', async (_role, anActor) => {
  const actor = await anActor()
  const code = mailed('review.closed', actor.memberId, 'Review')
  expect(code.length).toBeLessThanOrEqual(100)
  for (let time = 0; time < 2; time += 1) expect(await unsubscribe(aVisitor(), { code })).toEqual({})
  expect(await preferencesOf(actor)).toEqual(preferences({ Review: { mail: 'OFF' } }))
})

test('from the daily mail, everything gathered in it is turned off', async () => {
  const actor = await aMember()
  await preferring(actor, { Review: { mail: 'DIGEST' } })
  const { id } = await told(actor)
  await turnOffMail(aVisitor(), { code: mailed('notification.digest', actor.memberId, null) })
  expect((await preferencesOf(actor)).choices).toMatchObject({ Review: { mail: 'OFF' }, User_Invite: { mail: 'OFF' } })
  expect(await db.notification.findUniqueOrThrow({ where: { id } })).toMatchObject({ digestAt: null, readAt: null })
})

test('a code that was made up, or is that of a colleague with another name on it, changes nothing', async () => {
  const actor = await aMember()
  const colleague = await aMember({ workspace: { id: actor.workspaceId } })
  const [, , token = ''] = mailed('review.closed', colleague.memberId, 'Review').split('.')
  const codes = [
    `${actor.memberId}.Review.${token}`,
    `${actor.memberId}.Review.${newToken()}`,
    `${colleague.memberId}.Goal.${token}`,
    `${actor.memberId}.Everything.${newToken()}`,
    '..',
  ]
  for (const code of codes) expect(await turnOffMail(aVisitor(), { code })).toEqual({})
  expect(await preferencesOf(actor)).toEqual(usual)
  expect(await db.notificationPreference.count({ where: { memberId: colleague.memberId } })).toBe(0)
})

test('mail that nobody can turn off carries no code', () => {
  expect(readerLinks('password.changed', { memberId: null, type: null, workspaceId: null })).toEqual({})
  expect(readerLinks('invitation.sent', { memberId: 'somebody', type: null, workspaceId: 'theirs' })).toEqual({})
})

test('leads to the settings of the workspace that mailed, or of the current one with a made-up code', async () => {
  const actor = await aMember()
  const code = mailed('review.closed', actor.memberId, 'Review')
  expect(await findMailSettings(code)).toBe(pathIn(actor.workspaceId, '/profile?tab=settings'))
  expect(await findMailSettings(`${actor.memberId}.Review.${newToken()}`)).toBeNull()
})
