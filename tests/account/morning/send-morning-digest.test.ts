import { afterEach, describe, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { jobs, sendDueMornings } from '@/lib/account/morning/jobs'
import { deliverDueMails } from '@/lib/notifications/jobs'
import { composeMail } from '@/lib/notifications/templates'
import { turnOffMail } from '@/lib/notifications/unsubscribing/commands/turn-off-mail'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin, aVisitor } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { preferencesOf, preferring } from '@/tests/notifications/preferences/preferring'
import { anAsked, at, digestsTo, titlesTo, waitingIn } from '@/tests/reviews/reminders/due-reviews'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

/** A Friday on which weekly goals and what was asked three working days before are due, at nine in Berlin. */
const morning = '2026-11-27T08:00:00Z'

const asked = { askedAt: '2026-11-24T10:00:00Z', title: 'How we work' }

const send = ({ workspaceId, memberId }: Actor) => sendMorningDigest(systemActor(workspaceId), { memberId })

/** Somebody who is asked for feedback and has a goal to check in this morning. */
async function aBusyPerson() {
  const { workspace, person, ...scene } = await anAsked(asked)
  const admin = await anAdmin({ workspace })
  const goal = await aGoal(admin, { title: 'Answer sooner', assignees: [person], endsOn: '2027-01-31' })
  at(morning)
  return { ...scene, workspace, admin, person, goal }
}

const letterTo = async ({ email }: Actor) => {
  const { event = '', props = {} } = (await mailsTo(email)).at(-1) ?? {}
  return composeMail(event, JSON.stringify(props), new Date(morning))
}

test('feedback and goals come in one mail, in the order of when they are due', async () => {
  const { person, creator } = await aBusyPerson()
  at('2026-11-24T10:00:00Z')
  await aReview(creator, { asked: [person], title: 'Soon', closesOn: '2026-11-30', timeZone: 'Europe/Berlin' })
  at(morning)
  await sendDueMornings(new Date(morning))
  expect(await digestsTo(person)).toEqual(['2026-11-27'])
  expect(await waitingIn(person)).toMatchObject([
    { about: 'Goal', title: 'Answer sooner', text: 'Check-in due · 0%', ends: null, verb: 'Check in' },
    { about: 'Review', title: 'Soon', ends: expect.stringContaining('Closes on Monday') },
    { about: 'Review', title: 'How we work', text: 'Asked by Mira Stone', ends: null, verb: 'Answer' },
  ])
  const letter = await letterTo(person)
  expect(letter?.subject).toBe('Check in: Answer sooner, and 2 more')
  expect(letter?.text).toContain('/dashboard')
})

test.each(Object.values(Role))('reminds a %s like anybody else', async (role) => {
  const { workspace, creator } = await anAsked(asked)
  const person = await aMember({ workspace, role, timeZone: 'Europe/Berlin' })
  at(asked.askedAt)
  await aReview(creator, { asked: [person] })
  at(morning)
  expect(await send(person)).toEqual({ count: 1 })
})

test('in another workspace there is nobody to remind', async () => {
  const { person } = await aBusyPerson()
  const elsewhere = systemActor((await aWorkspace()).id)
  expect(await sendMorningDigest(elsewhere, person)).toEqual({ count: 0 })
  expect(await digestsTo(person)).toEqual([])
})

test('one thing alone is named in the subject and linked at once', async () => {
  const { workspace, person, review } = await anAsked(asked)
  at(morning)
  await send(person)
  const letter = await letterTo(person)
  expect(letter?.subject).toBe('Answer: How we work')
  expect(letter?.text).toContain(`http://rapport.test/feedback/id/${review.id}?workspace=${workspace.id}`)
  expect(letter?.text).not.toContain('/dashboard')
})

describe('says nothing', () => {
  test.each([
    ['at night', '2026-11-27T05:00:00Z'],
    ['on a Saturday', '2026-11-28T10:00:00Z'],
    ['on a day that nothing is due', '2026-11-26T10:00:00Z'],
  ])('%s', async (_, moment) => {
    const { person } = await aBusyPerson()
    at(moment)
    expect(await send(person)).toEqual({ count: 0 })
    expect(await digestsTo(person)).toEqual([])
  })

  test('while the workspace is to be deleted', async () => {
    const { person, workspace } = await aBusyPerson()
    await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: new Date(morning) } })
    expect(await send(person)).toEqual({ count: 0 })
  })
})

test('two at once, and any run after them, write one mail and tell nothing twice', async () => {
  const { person } = await aBusyPerson()
  await Promise.all([send(person), send(person)])
  await sendDueMornings(new Date(morning))
  expect(await send(person)).toEqual({ count: 0 })
  expect(await digestsTo(person)).toEqual(['2026-11-27'])
  expect(await toldTo(person, 'goal.reminded')).toEqual(['Check-in due: Answer sooner'])
})

test('a mail that is leaving while something else falls due is not written anew, or both would arrive', async () => {
  const { person, admin } = await aBusyPerson()
  await send(person)
  const leaving = { attempts: 1, dueAt: new Date('2026-11-27T08:05:00Z') }
  await db.mail.updateMany({ where: { recipient: person.email, event: 'morning.digest' }, data: leaving })
  await aGoal(admin, { title: 'Hire', assignees: [person], endsOn: '2027-01-31' })
  expect(await send(person)).toEqual({ count: 1 })
  expect(await titlesTo(person)).toEqual(['Answer sooner', 'How we work'])
})

test('where goals are switched off, it names feedback alone', async () => {
  const { person, admin } = await aBusyPerson()
  await switchFeature(admin, { feature: 'Goals', isOn: false })
  await send(person)
  expect(await titlesTo(person)).toEqual(['How we work'])
})

describe('each kind can be turned off', () => {
  test('the only one due, and then the meetings of the day bring no mail', async () => {
    const { creator, person } = await anAsked(asked)
    at('2026-11-24T10:00:00Z')
    await aFollowUp(creator, { attendees: [person], title: 'Launch', day: '2026-11-27', time: '15:00' })
    await preferring(person, { Review: { mail: 'OFF' } })
    at(morning)
    await send(person)
    expect(await digestsTo(person)).toEqual([])
    await preferring(person, {})
    await send(person)
    expect(await titlesTo(person)).toEqual(['Launch', 'How we work'])
  })

  test.each([
    ['Review', ['Answer sooner']],
    ['Goal', ['How we work']],
  ] as const)('%s, and the other still comes', async (type, titles) => {
    const { person } = await aBusyPerson()
    await preferring(person, { [type]: { mail: 'OFF' } })
    await send(person)
    expect(await titlesTo(person)).toEqual(titles)
  })

  test('both, and then there is no mail', async () => {
    const { person } = await aBusyPerson()
    await preferring(person, { Review: { mail: 'OFF' }, Goal: { mail: 'OFF' } })
    await send(person)
    expect(await digestsTo(person)).toEqual([])
  })

  test('once a day instead of at once, and it still comes in the morning', async () => {
    const { person } = await aBusyPerson()
    await preferring(person, { Review: { mail: 'DIGEST' }, Goal: { mail: 'DIGEST' } })
    await send(person)
    expect(await titlesTo(person)).toEqual(['Answer sooner', 'How we work'])
  })

  test('after it was written, and before it left', async () => {
    const { person } = await aBusyPerson()
    await send(person)
    await preferring(person, { Goal: { mail: 'OFF' } })
    expect(await titlesTo(person)).toEqual(['How we work'])
    await preferring(person, { Goal: { mail: 'OFF' }, Review: { mail: 'OFF' } })
    expect(await digestsTo(person)).toEqual([])
  })

  test('from the mail program, both kinds that the mail is about', async () => {
    const { person } = await aBusyPerson()
    await send(person)
    const header = (await letterTo(person))?.headers?.['List-Unsubscribe'] ?? ''
    const code = header.replace(/[<>]/g, '').split('/').at(-1) ?? ''
    for (const _press of [1, 2]) await turnOffMail(aVisitor(), { code })
    expect((await preferencesOf(person)).choices).toMatchObject({ Review: { mail: 'OFF' }, Goal: { mail: 'OFF' } })
    expect((await preferencesOf(person)).choices).not.toMatchObject({ Goal_Comment: { mail: 'OFF' } })
    // The database holds the mail of other tests, too.
    await db.mail.deleteMany({ where: { recipient: { not: person.email } } })
    await deliverDueMails(new Date(morning))
    expect(await digestsTo(person)).toEqual([])
  })
})

test('is what the queue runs every five minutes', () => {
  expect(jobs).toMatchObject([{ name: 'morning.digest', cron: '*/5 * * * *', run: sendDueMornings }])
})
