import { afterEach, test, expect } from 'vitest'
import { setClock, now } from '@/lib/platform/clock'
import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { aWeekly, at, secondMonday, occurrencesOf } from '@/tests/factories/series'
import { aMember } from '@/tests/factories/members'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { transaction, db } from '@/lib/platform/db'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { mailsTo } from '@/tests/support/outbox'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { dropColleagues } from '@/lib/reviews/series/commands/drop-colleagues'
import { systemActor } from '@/lib/access/actor'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const thirdMonday = '2026-11-02T08:00:00Z'

const addresses = () => ['olga', 'cleo'].map((name) => `${unique(name)}@else.example`)

test('somebody outside who became a colleague is not asked at that address any more, not even when their account is gone', async () => {
  const [stays = '', joins = ''] = addresses()
  const { workspace, creator, id } = await aWeekly({ emails: [stays, joins] })
  const colleague = await aMember({ workspace, email: joins })
  at(secondMonday)
  await repeatReview(creator, { id })
  await transaction((tx) => forgetPerson(tx, colleague))
  at(thirdMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id)).slice(1).map(({ emails }) => emails)).toEqual([[stays], [stays]])
  expect(await mailsTo(joins)).toEqual([])
})

test('nor when they joined and left again between two rounds', async () => {
  const [stays = '', joins = ''] = addresses()
  const { workspace, creator, id } = await aWeekly({ emails: [stays, joins] })
  const colleague = await aMember({ workspace, email: joins })
  await reassignOutdated(now())
  await transaction((tx) => forgetPerson(tx, colleague))
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id)).map(({ emails }) => emails)).toEqual([[joins, stays].toSorted(), [stays]])
})

test('who is a colleague elsewhere goes on to be asked, and a series that ended is left alone', async () => {
  const [elsewhere = '', ended = ''] = addresses()
  const going = await aWeekly({ emails: [elsewhere] })
  const over = await aWeekly({ emails: [ended] })
  await endSeries(over.creator, { id: over.id })
  await aMember({ workspace: over.workspace, email: ended })
  await aMember({ workspace: await aWorkspace(), email: elsewhere })
  await reassignOutdated(now())
  const reviews = { review: { seriesId: { in: [going.id, over.id] } } }
  expect(await db.reviewAssignee.count({ where: { ...reviews, optedOutFromFuture: true } })).toBe(0)
})

test('only these addresses end in that series, and the rounds that were sent stay as they are', async () => {
  const [stays = '', joins = ''] = addresses()
  const { workspace, id } = await aWeekly({ emails: [stays, joins] })
  const other = await aWeekly({ emails: [joins] })
  const before = await occurrencesOf(id)
  await aMember({ workspace, email: joins })
  const drop = () => dropColleagues(systemActor(workspace.id), { id })
  expect([await drop(), await drop()]).toEqual([
    { id, count: 1 },
    { id, count: 0 },
  ])
  const ended = await db.reviewAssignee.findMany({
    where: { optedOutFromFuture: true, review: { seriesId: { in: [id, other.id] } } },
    select: { review: { select: { seriesId: true } }, external: { select: { email: true } } },
  })
  expect(ended).toEqual([{ review: { seriesId: id }, external: { email: joins } }])
  expect((await occurrencesOf(id)).map(({ emails, askedCount }) => [emails, askedCount])).toEqual(
    before.map(({ emails, askedCount }) => [emails, askedCount]),
  )
})

test('a series of another workspace is not found', async () => {
  const { id } = await aWeekly()
  await expectRefused(dropColleagues(systemActor((await aWorkspace()).id), { id }), 'not-found')
})
