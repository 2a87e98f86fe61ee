import { expect, test } from 'vitest'
import { savePreferences } from '@/lib/notifications/preferences/commands/save-preferences'
import { getPreferences } from '@/lib/notifications/preferences/queries/get-preferences'
import { savePreferencesSchema } from '@/lib/notifications/preferences/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { told } from '@/tests/notifications/told'
import { preferring, usual } from './preferring'

const chosen = { ...usual, reviewMail: 'DIGEST', inviteProduct: 'OFF', digestHour: 7 } as const
const quiet = { quietFrom: '22:00', quietUntil: '06:30' }

test.each([
  ['Member', aMember],
  ['Manager', aManager],
  ['Admin', anAdmin],
])('a %s chooses how to hear of things, and finds it so; saving it again changes nothing', async (_role, anActor) => {
  const actor = await anActor()
  expect(await getPreferences(actor)).toMatchObject(usual)
  for (let time = 0; time < 2; time += 1) await savePreferences(actor, { ...chosen, ...quiet })
  expect(await getPreferences(actor)).toMatchObject({ ...chosen, ...quiet })
  await savePreferences(actor, usual)
  expect(await getPreferences(actor)).toMatchObject(usual)
  expect(await db.notificationPreference.count({ where: { memberId: actor.memberId } })).toBe(0)
})

test('another workspace of the same person keeps its own choices, and a colleague theirs', async () => {
  const actor = await aMember()
  const elsewhere = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const colleague = await anAdmin({ workspace: { id: actor.workspaceId } })
  await savePreferences(actor, { ...chosen, digestHour: 9 })
  expect(await getPreferences(elsewhere)).toMatchObject(usual)
  expect(await getPreferences(colleague)).toMatchObject(usual)
})

test('both windows that save at once are answered, and one of them is kept whole', async () => {
  const actor = await aMember()
  await Promise.all([
    preferring(actor, { reviewMail: 'DIGEST', inviteMail: 'DIGEST' }),
    preferring(actor, { reviewMail: 'OFF' }),
  ])
  const { reviewMail, inviteMail } = await getPreferences(actor)
  expect(reviewMail).toBe(inviteMail)
})

test('what waits for the daily mail moves with its hour, and leaves it when such mail is turned off', async () => {
  const actor = await aMember()
  await preferring(actor, { reviewMail: 'DIGEST' })
  const { id } = await told(actor)
  const digestAtOf = async () => (await db.notification.findUniqueOrThrow({ where: { id } })).digestAt
  expect((await digestAtOf())?.getUTCHours()).toBe(9)
  await preferring(actor, { reviewMail: 'DIGEST', digestHour: 15 })
  expect((await digestAtOf())?.getUTCHours()).toBe(15)
  await preferring(actor, { reviewMail: 'OFF' })
  expect(await digestAtOf()).toBeNull()
})

test('the person is told when their address cannot be reached', async () => {
  const actor = await aMember()
  const data = { email: actor.email, reason: '550 nobody of this name', createdAt: now() }
  await db.bouncedAddress.create({ data })
  expect(await getPreferences(actor)).toMatchObject({ email: actor.email, bounceReason: data.reason })
})

test.each([
  ['an hour there is none of', { digestHour: 24 }, 'digestHour'],
  ['a way there is none of', { reviewMail: 'WEEKLY' }, 'reviewMail'],
  ['no time', { quietFrom: '9 pm', quietUntil: '07:00' }, 'quietFrom'],
  ['one time of two', { quietFrom: '22:00' }, 'quietUntil'],
  ['the same time twice', { quietFrom: '22:00', quietUntil: '22:00' }, 'quietUntil'],
])('%s is refused at its field', (_, given, field) => {
  const parsed = savePreferencesSchema.safeParse({ ...usual, ...given })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
