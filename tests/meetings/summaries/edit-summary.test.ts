import { expect, test } from 'vitest'
import { editSummary } from '@/lib/meetings/summaries/commands/edit-summary'
import { aSummarizedFollowUp, summaryNow } from '@/tests/factories/ai/meeting-summaries'
import { expectRefused } from '@/tests/support/refused'

const linesOf = async (meeting: { id: string }) =>
  ((await summaryNow(meeting))?.sentences ?? []).map(({ text, sources }) => [text, sources])

test('everybody in the meeting edits it; what they change loses its sources, and who did stands beside it', async () => {
  const { olga, id } = await aSummarizedFollowUp()
  const [first = ''] = (await linesOf({ id })).map(([text]) => String(text))
  await editSummary(olga, { id, version: 1, text: `${first}\nTests come before the launch.` })
  expect(await linesOf({ id })).toEqual([
    [first, [1]],
    ['Tests come before the launch.', []],
  ])
  expect(await summaryNow({ id })).toMatchObject({ editedById: olga.memberId, version: 2 })
})

test('nobody overwrites another, and saving what stands there changes nothing', async () => {
  const { olga, gus, id } = await aSummarizedFollowUp()
  await editSummary(olga, { id, version: 1, text: 'We ship on Monday.' })
  await expectRefused(editSummary(gus, { id, version: 1, text: 'We ship on Friday.' }), 'conflict')
  await editSummary(gus, { id, version: 1, text: 'We ship on Monday.' })
  expect(await summaryNow({ id })).toMatchObject({ version: 2, editedById: olga.memberId })
})

test('a colleague finds nothing, and neither does anybody once AI is switched off', async () => {
  const { olga, nina, id } = await aSummarizedFollowUp()
  const edit = { id, version: 1, text: 'Taken over.' }
  await expectRefused(editSummary(nina, edit), 'not-found')
  await expectRefused(editSummary({ ...olga, withFeatures: [] }, edit), 'not-found')
})
