import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { getPair } from '@/lib/one-on-ones/queries/get-pair'
import { listHistory } from '@/lib/one-on-ones/queries/list-history'
import { hasPairWith } from '@/lib/one-on-ones/queries/find-partner'
import { listPairs } from '@/lib/one-on-ones/queries/list-pairs'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { db } from '@/lib/platform/db'
import { at } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { aFullTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { anotherTwo, anOwnedItem, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'

test('lists the pairs of somebody with the next meeting, the last talk and open action items', async () => {
  const { workspace, one, other, id, pairId } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(other, one, { time: '12:00' })
  await completeMeeting(one, { id })
  await anOwnedItem(one, pairId)
  expect((await listPairs(other)).pairs).toMatchObject([
    {
      partner: { memberId: one.memberId },
      next: { id: next.id },
      talked: 'Talked today',
      openItems: 1,
      isSilent: false,
    },
  ])
  expect(await listPairs(await aMember({ workspace }))).toEqual({ pairs: [], isCut: false })
})

test('says of the next one-on-one that one of the two does not attend', async () => {
  const { one, other, id } = await aPair()
  const isDeclined = async () => (await listPairs(one)).pairs.map(({ next }) => next?.isDeclined)
  await respondToMeeting(other, { id, isAttending: true, note: '' })
  expect(await isDeclined()).toEqual([false])
  await respondToMeeting(other, { id, isAttending: false, note: '' })
  expect(await isDeclined()).toEqual([true])
})

test('former colleagues come last, as nobody waits to talk to them', async () => {
  const { workspace, one, other } = await anotherTwo()
  const [gone, silent] = [other, await aMember({ workspace })]
  await aOneOnOne(one, gone, { time: '10:00' })
  await at('2026-01-05T08:00:00Z', async () => {
    await completeMeeting(one, await aOneOnOne(one, silent, { day: '2026-01-06' }))
  })
  const partners = async () => (await listPairs(one)).pairs.map(({ partner }) => partner.memberId)
  expect(await partners()).toEqual([gone.memberId, silent.memberId])
  await deactivate(gone)
  expect(await partners()).toEqual([silent.memberId, gone.memberId])
})

test('the pairs are searched by the name of the colleague', async () => {
  const workspace = await aWorkspace()
  const one = await aMember({ workspace, firstName: 'Ada', lastName: 'Berg' })
  const tom = await aMember({ workspace, firstName: 'Tomasz', lastName: 'Reed' })
  const mira = await aMember({ workspace, firstName: 'Mira', lastName: 'Stone' })
  await aOneOnOne(one, tom, { time: '10:00' })
  await aOneOnOne(one, mira, { time: '12:00' })
  const found = async (search: string) => (await listPairs(one, { search })).pairs.map(({ partner }) => partner.name)
  expect(await found('')).toEqual(['Tomasz Reed', 'Mira Stone'])
  expect(await found('masz re')).toEqual(['Tomasz Reed'])
  for (const nobody of ['Ada', '%', 'Tomasz Stone']) expect(await found(nobody)).toEqual([])
})

test('the history of a pair is found by what was talked about', async () => {
  const { one, other, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId, 'The parental leave')
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  await completeMeeting(other, { id })
  const found = async (search: string) =>
    (await listHistory(other, one.memberId, { search })).meetings.rows.map((row) => row.id)
  expect([await found('PARENTAL'), await found('salary'), await found('')]).toEqual([[id], [], [id]])
})

test('the history of a pair is found by what it was about', async () => {
  const { one, other, id } = await aPair({ description: 'Before the parental leave' })
  await completeMeeting(other, { id })
  const { meetings } = await listHistory(one, other.memberId, { search: 'parental' })
  expect(meetings.rows.map((row) => row.id)).toEqual([id])
})

test('the history holds what is completed or over, and the rest is upcoming', async () => {
  const { one, other } = await anotherTwo()
  const add = (day: string) => aOneOnOne(one, other, { day })
  const [missed, done, later, next, canceled] = await at('2899-01-01T08:00:00Z', async () => [
    await add('2899-01-05'),
    await add('2899-02-02'),
    await add('2899-02-04'),
    await add('2899-02-03'),
    await add('2899-02-05'),
  ])
  await at('2899-01-15T08:00:00Z', async () => {
    await completeMeeting(one, done)
    await cancelMeeting(one, { ...canceled, scope: 'this' })
    const { history, upcoming } = await getPair(other, one.memberId, { search: '' })
    expect(history.meetings.rows.map(({ id }) => id)).toEqual([done.id, missed.id])
    expect(upcoming.map(({ id }) => id)).toEqual([next.id, later.id])
  })
})

test('lists 200 pairs, and says that there are more', async () => {
  const workspace = await aWorkspace()
  const { places } = await aFullTeam(workspace)
  const { memberId, ...rest } = await aMember({ workspace })
  const pairs = places.slice(0, 201).map((id) => {
    const [firstId = '', secondId = ''] = [memberId, id].toSorted()
    return { workspaceId: workspace.id, firstId, secondId, createdAt: new Date() }
  })
  const shown = async () => {
    const { pairs: rows, isCut } = await listPairs({ memberId, ...rest })
    return [rows.length, isCut]
  }
  await db.oneOnOnePair.createMany({ data: pairs.slice(0, 200) })
  expect(await shown()).toEqual([200, false])
  await db.oneOnOnePair.createMany({ data: pairs.slice(200) })
  expect(await shown()).toEqual([200, true])
})

test('a profile leads to the one-on-ones of the two, from either side, and to nobody else’s', async () => {
  const { workspace, one, other } = await aPair()
  const colleague = await aMember({ workspace })
  expect([await hasPairWith(one, other.memberId), await hasPairWith(other, one.memberId)]).toEqual([true, true])
  expect([await hasPairWith(colleague, one.memberId), await hasPairWith(one, one.memberId)]).toEqual([false, false])
  const elsewhere = await anotherTwo()
  expect(await hasPairWith(elsewhere.one, other.memberId)).toBe(false)
})
