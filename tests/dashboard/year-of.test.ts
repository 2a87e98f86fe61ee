import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { getYearOf, listHappenings } from '@/lib/dashboard/queries'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { setClock } from '@/lib/platform/clock'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aWorkspace } from '@/tests/factories/workspaces'

const at = (moment: string) => setClock(() => new Date(moment))

afterEach(() => setClock())

test('beside a form and in the suggestions of a one-on-one stands public applause, and no private one', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'You stayed on the line.' })
  await anApplause(giver, [tom], { words: 'Between us.', isPublic: false })
  const [, , , thanks] = await getYearOf(colleague, tom.memberId)
  const link = applausePath(id)
  expect(thanks).toEqual([{ text: 'You stayed on the line.', why: 'Applause from Gita Rao', link }])
  expect(await listHappenings(tom, [tom.memberId, colleague.memberId], new Date(0))).toContainEqual({
    text: 'Applause from Gita Rao: “You stayed on the line.”',
    why: '',
    link,
  })
})

/** A person who met a subject in a follow-up of three and in a one-on-one. */
async function aYear() {
  at('2026-11-02T09:00:00Z')
  const workspace = await aWorkspace()
  const [person, subject, third, admin] = [
    await aMember({ workspace }),
    await aMember({ workspace, firstName: 'Tom' }),
    await aMember({ workspace }),
    await anAdmin({ workspace }),
  ]
  const day = { day: '2026-11-03', durationMinutes: 30 }
  const followUp = await aFollowUp(person, { ...day, title: 'Launch', time: '10:00', attendees: [subject, third] })
  const alone = await aFollowUp(person, { ...day, title: 'Others', time: '11:00', attendees: [third] })
  const oneOnOne = await aOneOnOne(person, subject, { ...day, title: 'Weekly', time: '12:00' })
  at('2026-11-03T18:00:00Z')
  for (const { id } of [followUp, alone, oneOnOne]) await completeMeeting(person, { id })
  const titlesOf = async (actor: Actor) => {
    const [, followUps, oneOnOnes] = await getYearOf(actor, subject.memberId)
    return [...followUps, ...oneOnOnes].map(({ title, href }) => `${title} ${href}`)
  }
  return { person, subject, third, admin, followUp, oneOnOne, titlesOf }
}

test('shows meetings the reader had with the person in the last year, and nobody else’s', async () => {
  const { person, third, admin, followUp, oneOnOne, titlesOf } = await aYear()
  const shared = `Launch /followups/${followUp.id}`
  expect(await titlesOf(person)).toEqual([shared, `Weekly /one-on-one/${oneOnOne.id}`])
  expect(await titlesOf(third)).toEqual([shared])
  expect(await titlesOf(admin)).toEqual([])
  expect(await titlesOf(await anAdmin())).toEqual([])
  expect(await titlesOf({ ...person, withoutFeatures: ['FollowUps', 'OneOnOnes'] })).toEqual([])
  at('2027-11-04T09:00:00Z')
  expect(await titlesOf(person)).toEqual([])
})

test('leaves out a meeting that is to come, and one that somebody declined', async () => {
  const { person, subject, titlesOf } = await aYear()
  const before = await titlesOf(person)
  const given = { day: '2026-11-05', title: 'Later', attendees: [subject], durationMinutes: 30 }
  const { id } = await aFollowUp(person, given)
  expect(await titlesOf(person)).toEqual(before)
  await respondToMeeting(subject, { id, isAttending: false, note: '' })
  at('2026-11-05T18:00:00Z')
  await completeMeeting(person, { id })
  expect(await titlesOf(person)).toEqual(before)
})

test('suggests a follow-up that both completed as a talking point', async () => {
  const { person, subject, third, followUp } = await aYear()
  const since = new Date('2026-11-01T00:00:00Z')
  const pair = [subject.memberId, person.memberId]
  expect(await listHappenings(person, pair, since)).toEqual([
    { text: 'Launch', link: `/followups/${followUp.id}`, why: 'Follow-up completed' },
  ])
  expect(await listHappenings(third, [subject.memberId, third.memberId], new Date('2026-11-04T00:00:00Z'))).toEqual([])
})
