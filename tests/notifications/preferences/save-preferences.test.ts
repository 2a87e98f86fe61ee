import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { savePreferences } from '@/lib/notifications/preferences/commands/save-preferences'
import { getPreferences } from '@/lib/notifications/preferences/queries/get-preferences'
import { mailTimesOf } from '@/lib/notifications/rules/mail-times'
import { savePreferencesSchema } from '@/lib/notifications/preferences/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { told } from '@/tests/notifications/told'
import { preferences, preferencesOf, preferring, usual } from './preferring'

const quiet = { quietFrom: '22:00', quietUntil: '06:30' }
const kinds = { Review: { mail: 'DIGEST' }, User_Invite: { product: 'OFF' } } as const
const chosen = preferences({ ...kinds, ...quiet, digestHour: 7 })

test.each([
  ['Member', aMember],
  ['Manager', aManager],
  ['Admin', anAdmin],
])('a %s chooses how to hear of things, and finds it so; saving it again changes nothing', async (_role, anActor) => {
  const actor = await anActor()
  expect(await preferencesOf(actor)).toEqual(usual)
  for (let time = 0; time < 2; time += 1) await savePreferences(actor, chosen)
  expect(await preferencesOf(actor)).toEqual(chosen)
  await savePreferences(actor, usual)
  expect(await preferencesOf(actor)).toEqual(usual)
  expect(await db.notificationPreference.count({ where: { memberId: actor.memberId } })).toBe(0)
})

test('another workspace of the same person keeps its own choices, and a colleague theirs', async () => {
  const actor = await aMember()
  const elsewhere = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const colleague = await anAdmin({ workspace: { id: actor.workspaceId } })
  await preferring(actor, kinds)
  expect(await preferencesOf(elsewhere)).toEqual(usual)
  expect(await preferencesOf(colleague)).toEqual(usual)
})

test('both windows that save at once are answered, and one of them is kept whole', async () => {
  const actor = await aMember()
  await Promise.all([
    preferring(actor, { Review: { mail: 'DIGEST' }, User_Invite: { mail: 'DIGEST' } }),
    preferring(actor, { Review: { mail: 'OFF' } }),
  ])
  const { choices } = await preferencesOf(actor)
  expect(choices['Review']?.mail).toBe(choices['User_Invite']?.mail)
})

test('what waits for the daily mail moves with its hour, and leaves it when such mail is turned off', async () => {
  const actor = await aMember()
  await preferring(actor, { Review: { mail: 'DIGEST' } })
  const { id } = await told(actor)
  const digestAtOf = async () => (await db.notification.findUniqueOrThrow({ where: { id } })).digestAt
  expect((await digestAtOf())?.getUTCHours()).toBe(9)
  await preferring(actor, { Review: { mail: 'DIGEST' }, digestHour: 15 })
  expect((await digestAtOf())?.getUTCHours()).toBe(15)
  await preferring(actor, { Review: { mail: 'OFF' } })
  expect(await digestAtOf()).toBeNull()
})

test('the person is told when their address cannot be reached', async () => {
  const actor = await aMember()
  const data = { email: actor.email, reason: '550 nobody of this name', createdAt: now() }
  await db.bouncedAddress.create({ data })
  expect(await getPreferences(actor)).toMatchObject({ email: actor.email, bounceReason: data.reason })
})

/** The fields of the screen, as a form sends them. */
const form = {
  ...Object.fromEntries(
    Object.entries(usual.choices).flatMap(([type, { product, mail, slack }]) => [
      [`choices.${type}.product`, product],
      [`choices.${type}.mail`, mail],
      [`choices.${type}.slack`, slack],
    ]),
  ),
  digestHour: '9',
  quietFrom: '',
  quietUntil: '',
}

test('a form sends one field for each choice, and a kind without fields keeps what is usual', async () => {
  expect(savePreferencesSchema.parse(form)).toEqual(usual)
  const actor = await aMember()
  await preferring(actor, kinds)
  await savePreferences(actor, savePreferencesSchema.parse({ choices: {}, digestHour: 9 }))
  expect(await preferencesOf(actor)).toEqual(usual)
})

/** As a form of the kinds that somebody finds sends them. */
async function formOf(actor: Actor) {
  const { choices } = await getPreferences(actor)
  const fields = choices.flatMap(({ type, product, mail }) => [
    [`choices.${type}.product`, product],
    [`choices.${type}.mail`, mail],
  ])
  return savePreferencesSchema.parse({ ...Object.fromEntries(fields), digestHour: '9' })
}

test('kinds of what is switched off are not offered, and keep what was chosen until it is switched on', async () => {
  const actor = await aMember()
  const off = { ...actor, withoutFeatures: ['Goals', 'FollowUps', 'OneOnOnes'] }
  await preferring(actor, { Goal: { product: 'OFF', mail: 'DIGEST' }, OneOnOne: { mail: 'OFF' } })
  const before = await preferencesOf(actor)
  expect((await getPreferences(off)).choices.map(({ name }) => name)).toEqual([
    'Feedback',
    'Applause and badges',
    'Nudges',
    'People and teams',
  ])
  await savePreferences(off, await formOf(off))
  expect(await preferencesOf(actor)).toEqual(before)
})

test('without applause its kind is for badges, and nobody is nudged without one-on-ones, either', async () => {
  const actor = await aMember()
  const namesWithout = async (...withoutFeatures: string[]) =>
    (await getPreferences({ ...actor, withoutFeatures })).choices.map(({ name }) => name)
  const without = await namesWithout('Applause')
  expect(without).toEqual(expect.arrayContaining(['Badges', 'Nudges']))
  expect(without).not.toContain('Applause and badges')
  expect(await namesWithout('Applause', 'OneOnOnes')).not.toContain('Nudges')
})

test.each([
  ['day', { digestHour: 8, quietFrom: '20:00', quietUntil: '08:00' }],
  ['anytime', { digestHour: 9, quietFrom: '', quietUntil: '' }],
  ['own', { digestHour: 7, quietFrom: '22:00', quietUntil: '06:30' }],
])('the mail times “%s” stand for their hours', (times, hours) => {
  const own = { digestHour: '7', quietFrom: '22:00', quietUntil: '06:30' }
  expect(savePreferencesSchema.parse({ ...form, ...own, mailTimes: times })).toMatchObject(hours)
  expect(mailTimesOf(hours)).toBe(times)
})

test.each([
  ['an hour there is none of', { digestHour: 24 }, 'digestHour'],
  ['a way there is none of', { 'choices.Review.mail': 'WEEKLY' }, 'choices.Review.mail'],
  ['a way that this kind has not', { 'choices.User_Invite.mail': 'AT_ONCE' }, 'choices.User_Invite.mail'],
  ['no time', { quietFrom: '9 pm', quietUntil: '07:00' }, 'quietFrom'],
  ['one time of two', { quietFrom: '22:00' }, 'quietUntil'],
  ['the same time twice', { quietFrom: '22:00', quietUntil: '22:00' }, 'quietUntil'],
])('%s is refused at its field', (_, given, field) => {
  const parsed = savePreferencesSchema.safeParse({ ...form, ...given })
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
