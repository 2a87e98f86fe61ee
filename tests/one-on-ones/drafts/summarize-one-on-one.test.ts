import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { getMeetingSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { summarizeOneOnOne } from '@/lib/one-on-ones/drafts/commands/summarize-one-on-one'
import { tickPairItem } from '@/lib/one-on-ones/commands/tick-pair-item'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { seriesNow } from '@/tests/factories/meetings'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { aNote, anOwnedItem, aOneOnOne, aPair, aPairComment, aPoint } from '@/tests/factories/one-on-ones'
import { theAi, usageOf, withAi } from '@/tests/factories/ai/summaries'
import { expectRefused } from '@/tests/support/refused'

async function aScene(given: Parameters<typeof aPair>[0] = {}) {
  const pair = await aPair(given)
  const [one, tom] = await withAi(pair.one, pair.other)
  return { ...pair, one, tom, ai: await theAi() }
}

type Scene = Awaited<ReturnType<typeof aScene>>

const summarize = (actor: Actor, id: string, range: 'this' | 'last-4' = 'this') =>
  summarizeOneOnOne(actor, { id, pressId: randomId(), range })

const tick = (actor: Actor, { id, pairId }: Scene, pointId: string) =>
  tickTalkingPoint(actor, { id: pairId, pointId, meetingId: id, isDone: true })

const bothSpoke = async ({ one, tom, id }: Scene) => {
  await aPairComment(one, id, 'One spoke')
  await aPairComment(tom, id, 'Tom spoke')
}

/** What is set up, and all that reaches the service of it. */
const meetings: [string, (scene: Scene) => Promise<unknown>, string[]][] = [
  [
    'the agenda and the notes under it, of both people',
    async (scene) => {
      const pointId = await aPoint(scene.tom, scene.pairId, 'The rota')
      await aNote(scene.one, scene.pairId, pointId, 'Two clinics agreed')
      await tick(scene.one, scene, pointId)
      await aPoint(scene.one, scene.pairId, 'Holidays')
    },
    ['The rota', 'On “The rota”: Two clinics agreed', 'Holidays'],
  ],
  ['comments of both', bothSpoke, ['One spoke', 'Tom spoke']],
  [
    'action items, and whether they are done',
    async ({ one, tom, pairId }) => {
      const itemId = await anOwnedItem(tom, pairId, 'Call Porto')
      await anOwnedItem(one, pairId, 'Ask for the budget', '2999-12-01')
      await tickPairItem(tom, { id: pairId, itemId, isDone: true })
    },
    ['Ask for the budget (due 2999-12-01)', 'Call Porto (done)'],
  ],
  [
    'nothing of the private notes of either',
    async (scene) => {
      await savePrivateNote(scene.one, { id: scene.id, text: 'I doubt Tom.' })
      await savePrivateNote(scene.tom, { id: scene.id, text: 'I want to leave.' })
      await bothSpoke(scene)
    },
    ['One spoke', 'Tom spoke'],
  ],
  [
    'nothing of the one who declined',
    async (scene) => {
      await bothSpoke(scene)
      await aPoint(scene.tom, scene.pairId, 'Tom’s point')
      await respondToMeeting(scene.tom, { id: scene.id, isAttending: false, note: 'I am ill' })
    },
    ['One spoke'],
  ],
  [
    'nothing of the one who left',
    async (scene) => {
      await bothSpoke(scene)
      await deactivate(scene.tom)
    },
    ['One spoke'],
  ],
  [
    'no point that is still open once the meeting is over',
    async (scene) => {
      await tick(scene.one, scene, await aPoint(scene.one, scene.pairId, 'Talked about'))
      await aPoint(scene.one, scene.pairId, 'Not talked about')
      await completeMeeting(scene.one, { id: scene.id })
    },
    ['Talked about'],
  ],
  [
    'nothing of another pair of theirs',
    async (scene) => {
      const boss = await anAdmin({ workspace: scene.workspace })
      const other = await aOneOnOne(boss, scene.one, { time: '15:00' })
      await aPairComment(boss, other.id, 'The boss spoke')
      await aPoint(scene.one, other.pairId, 'For the boss')
      await bothSpoke(scene)
    },
    ['One spoke', 'Tom spoke'],
  ],
]

test.each(meetings)('drafts from %s, and from nothing else', async (_what, arrange, texts) => {
  const scene = await aScene()
  await arrange(scene)
  await summarize(scene.one, scene.id)
  expect(scene.ai.prompts()).toEqual([texts])
  expect(scene.ai.standIn.violations).toEqual([])
})

test('an empty one-on-one costs no request, also where private notes were written', async () => {
  const { one, id, ai } = await aScene()
  await savePrivateNote(one, { id, text: 'Mine alone.' })
  await expectRefused(summarize(one, id), 'conflict')
  expect(ai.standIn.seen).toEqual([])
  expect(await usageOf(one)).toBeNull()
})

test('both read it, and nobody else finds the meeting, be they an Admin', async () => {
  const scene = await aScene()
  await bothSpoke(scene)
  await summarize(scene.one, scene.id)
  const { meeting } = await getOneOnOne(scene.tom, scene.id)
  const { stored, isAllowed } = (await getMeetingSummary(scene.tom, meeting)) ?? {}
  expect(stored?.sentences.map(({ text }) => text)).toEqual([
    expect.stringContaining('One spoke'),
    expect.stringContaining('Tom spoke'),
  ])
  expect(isAllowed).toBe(true)
  const [admin] = await withAi(await anAdmin({ workspace: scene.workspace }))
  await expectRefused(summarize(admin, scene.id), 'not-found')
})

test('of a series, each source says which day it is of', async () => {
  const scene = await aScene({ frequency: 'Weekly' })
  const { one, tom, ai } = scene
  const [first = '', second = ''] = (await seriesNow(scene)).map(({ id }) => id)
  await aPairComment(one, first, 'Week 1')
  await aPairComment(tom, second, 'Week 2')
  await summarize(one, second, 'last-4')
  expect(ai.prompts()).toEqual([['Week 1', 'Week 2']])
  const { content } = await db.meetingSummary.findUniqueOrThrow({ where: { meetingId: second } })
  expect(JSON.stringify(content)).toMatch(/Comment by Tom \S+, \w{3} \d\d, \d{4}/)
})
