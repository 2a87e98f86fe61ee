import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { skipRound } from '@/lib/reviews/series/commands/skip-round'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'
import { aMember, deactivate } from '@/tests/factories/members'
import { aSeries, at, aWeekly, occurrencesOf, secondMonday, storedSeries } from '@/tests/factories/series'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const laterMondays = [secondMonday, '2026-11-02T08:00:00Z', '2026-11-09T08:00:00Z']

/** Runs the job on each of these moments, twice. */
async function runOn(moments: string[]) {
  for (const moment of moments) {
    at(moment)
    await sendDueOccurrences(new Date(moment))
    await sendDueOccurrences(new Date(moment))
  }
}

const daysOf = async (id: string) => (await occurrencesOf(id)).map(({ on }) => on)

async function skipsOf(creator: Actor, id: string) {
  const where = { memberId: creator.memberId, key: { startsWith: `series.skipped:${id}` } }
  expect(await db.activity.count({ where })).toBe(await db.notification.count({ where }))
  return (await db.notification.findMany({ where })).map(({ message }) => message)
}

type Scene = Awaited<ReturnType<typeof aWeekly>>

const setPlan = (status: 'EXPIRED' | 'ACTIVE') => async (scene: Scene) => {
  await db.subscription.updateMany({ where: { workspaceId: scene.workspace.id }, data: { status } })
}
const setFeatures = (withoutFeatures: string[]) => async (scene: Scene) => {
  await db.workspace.update({ where: { id: scene.workspace.id }, data: { withoutFeatures } })
}
const external = { emails: ['olga.of.a.series@else.example'] }

test.each([
  ['its plan lapsed', external, setPlan('EXPIRED'), setPlan('ACTIVE')],
  ['external reviewers are off', external, setFeatures(['OutsideReviewers']), setFeatures([])],
  [
    'anonymous feedback is off',
    { anonymity: 'ANONYMOUS' as const },
    setFeatures(['AnonymousReviews']),
    setFeatures([]),
  ],
])(
  'a series skips its rounds while %s, tells its creator once, and goes on in its time',
  async (_, form, stop, resume) => {
    const scene = await aWeekly(form)
    const { creator, id } = scene
    await stop(scene)
    await runOn(laterMondays)
    expect(await daysOf(id)).toEqual(['2026-10-19'])
    expect(await skipsOf(creator, id)).toEqual([expect.stringMatching(/^“.+” skips its rounds for now\. .+\.$/)])
    await resume(scene)
    await runOn(['2026-11-10T08:00:00Z', '2026-11-16T08:00:00Z'])
    expect(await daysOf(id)).toEqual(['2026-10-19', '2026-11-16'])
    await stop(scene)
    await runOn(['2026-11-23T08:00:00Z'])
    expect(await skipsOf(creator, id)).toHaveLength(2)
    expect((await mailsTo(creator.email)).map(({ event }) => event)).not.toContain('series.ended')
  },
)

test('a series about a person who left skips its rounds until they return', async () => {
  const { workspace, creator, asked } = await aWeekly()
  const subject = await aMember({ workspace, firstName: 'Sam', lastName: 'Okoro' })
  const about = { about: 'people' as const, subjectIds: [subject.memberId] }
  const { id } = await aSeries(creator, { asked, timeZone: 'Europe/Berlin', ...about })
  await deactivate(subject)
  await runOn(laterMondays)
  expect(await daysOf(id)).toEqual(['2026-10-19'])
  expect((await skipsOf(creator, id))[0]).toContain(
    'Sam Okoro, the subject of this feedback, is no longer in this workspace.',
  )
  await db.member.update({ where: { id: subject.memberId }, data: { status: 'ACTIVE' } })
  await runOn(['2026-11-16T08:00:00Z'])
  expect(await daysOf(id)).toEqual(['2026-10-19', '2026-11-16'])
})

test('skips no round that is not due, or that another person sends now', async () => {
  const { workspace, creator, id } = await aWeekly()
  const sender = { creatorId: creator.memberId, isCreatorHere: true }
  const skip = (given: typeof sender) => skipRound(systemActor(workspace.id), { id, reason: 'No.', sender: given })
  expect(await skip(sender)).toBeNull()
  at(secondMonday)
  expect(await skip({ ...sender, creatorId: workspace.id })).toBeNull()
  expect((await storedSeries(id)).nextOn?.toISOString()).toContain('2026-10-26')
  expect(await skip(sender)).toEqual({ id })
})
