import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { setWeeklyThanks } from '@/lib/applause/commands/set-weekly-thanks'
import { applauseDigest } from '@/lib/applause/digest'
import { GIVE_PATH } from '@/lib/applause/rules/applause-paths'
import { countWeek } from '@/lib/applause/queries/list-applause-reminders'
import { viewNotificationsAbout } from '@/lib/notifications/commands/view-notifications-about'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { composeMail } from '@/lib/notifications/templates'
import { setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

const [friday, monday] = ['2027-06-04T09:00:00Z', '2027-06-07T10:00:00Z']

const remind = ({ workspaceId, memberId }: Actor) => sendMorningDigest(systemActor(workspaceId), { memberId })

async function isListed({ memberId }: Actor, time = monday) {
  at(time)
  for await (const { id } of applauseDigest.listDue(new Date(time))) if (id === memberId) return true
  return false
}

const letterTo = async ({ email }: Actor) => {
  const mail = (await mailsTo(email)).find(({ event }) => event === 'morning.digest')
  return composeMail('morning.digest', JSON.stringify(mail?.props), new Date(monday))
}

const linesTo = async ({ email }: Actor) =>
  (await mailsTo(email))
    .filter(({ event }) => event === 'morning.digest')
    .flatMap(({ props }) => (props as unknown as { lines: { title: string; text: string }[] }).lines)
    .map(({ title, text }) => `${title} | ${text}`)

test('public applause of the week comes on Monday, once, where the workspace wants it, and holds nothing private', async () => {
  at('2027-05-20T09:00:00Z')
  const { admin, giver, tom, lena, colleague } = await anApplauseCircle()
  at(friday)
  await anApplause(giver, [tom])
  await anApplause(giver, [lena], { isPublic: false })
  expect(await isListed(colleague)).toBe(false)
  await setWeeklyThanks(admin, { isOn: true })
  expect([await isListed(colleague, friday), await isListed(colleague)]).toEqual([false, true])
  for (const _ of [1, 2]) await remind(colleague)
  expect(await linesTo(colleague)).toEqual(['Applause of the week | For Tom Reed'])
  const { subject, text } = (await letterTo(colleague)) ?? {}
  expect([subject, text]).toEqual([
    'Read: Applause of the week',
    expect.stringContaining('mails its applause of the week.'),
  ])
  expect(await isListed(colleague)).toBe(false)
})

test('names the two people thanked most, and counts the others without reading their names', async () => {
  at(friday)
  const { admin, giver, tom, lena, colleague, manager } = await anApplauseCircle()
  await setWeeklyThanks(admin, { isOn: true })
  for (const thanked of [[lena, colleague, manager], [tom, lena], [tom]]) await anApplause(giver, thanked)
  await anApplause(lena, [tom])
  at(monday)
  const morning = { day: '2027-06-07', at: new Date(monday) } as const
  const week = await transaction((tx) => countWeek(tx, admin.memberId, morning))
  expect(week).toEqual({ peopleCount: 4, names: ['Tom Reed', 'Lena Vogt'] })
  await remind(admin)
  expect(await linesTo(admin)).toEqual(['Applause of the week | For Tom Reed, Lena Vogt and 2 others'])
})

test('a lead hears of people nobody has thanked for 60 days, and of nobody who got private thanks', async () => {
  at('2027-01-01T09:00:00Z')
  const { giver, manager, tom, lena } = await anApplauseCircle()
  at('2027-03-01T09:00:00Z')
  await anApplause(giver, [tom])
  at(friday)
  await anApplause(giver, [lena])
  expect([await isListed(manager), await isListed(lena)]).toEqual([true, false])
  await remind(manager)
  const line = 'Nobody has thanked Tom Reed for 60 days'
  expect(await linesTo(manager)).toEqual([`${line} | In teams you lead`])
  expect(await toldTo(manager, 'applause.nudged')).toEqual([line])
  expect(await letterTo(manager)).toMatchObject({ subject: `Give applause: ${line}` })
  at(friday)
  await anApplause(giver, [tom], { isPublic: false })
  expect(await isListed(manager, '2027-06-14T10:00:00Z')).toBe(false)
})

test('a team lead whose role is Member is not nudged', async () => {
  at('2027-01-01T09:00:00Z')
  const { giver, manager, lena } = await anApplauseCircle()
  await db.member.update({ where: { id: manager.memberId }, data: { role: 'Member' } })
  at(friday)
  await anApplause(giver, [lena])
  expect(await isListed(manager)).toBe(false)
})

test('a lead who turned nudges off gets none, in the mail and in the bell', async () => {
  at('2027-01-01T09:00:00Z')
  const { giver, manager, lena } = await anApplauseCircle()
  await preferring(manager, { Nudge: { product: 'OFF', mail: 'OFF' } })
  at(friday)
  await anApplause(giver, [lena])
  at(monday)
  await remind(manager)
  expect([await linesTo(manager), await toldTo(manager, 'applause.nudged')]).toEqual([[], []])
})

test('opening the form that a nudge leads to reads it', async () => {
  at('2027-01-01T09:00:00Z')
  const { giver, manager, lena } = await anApplauseCircle()
  at(friday)
  await anApplause(giver, [lena])
  at(monday)
  await remind(manager)
  expect(await hasNewsAbout(manager, GIVE_PATH)).toBe(true)
  await viewNotificationsAbout(manager, { path: GIVE_PATH })
  expect(await hasNewsAbout(manager, GIVE_PATH)).toBe(false)
})

test('nobody is nudged on FREE, or where nobody ever thanks', async () => {
  at('2027-01-01T09:00:00Z')
  const quiet = await anApplauseCircle()
  expect(await isListed(quiet.manager)).toBe(false)
  at('2027-01-01T09:00:00Z')
  const free = await anApplauseCircle('FREE')
  expect(await isListed(free.manager)).toBe(false)
})
