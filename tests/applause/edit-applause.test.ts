import { expect, test } from 'vitest'
import { editApplause } from '@/lib/applause/commands/edit-applause'
import { minutesFrom, now } from '@/lib/platform/clock'
import { anApplause, anApplauseCircle, applauseNow, giveApplauseAge } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'

test('the giver changes the words, and the bell and the mail that waits say the new ones', async () => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Thank yuo.' })
  await editApplause(giver, { id, words: 'Thank you.' })
  expect(await applauseNow({ id })).toMatchObject({ words: 'Thank you.', editedAt: expect.any(Date) })
  expect(await toldTo(tom, 'applause.given')).toEqual(['Gita Rao thanked you: Thank you.'])
  expect((await mailsTo(tom.email)).map(({ props }) => props['words'])).toEqual(['Thank you.'])
})

test('an edit tells only people it mentions anew, and the others read the new words', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const mentionedIds = [lena.memberId]
  const { id } = await anApplause(giver, [tom], { words: 'With @Lena Vogt.', mentionedIds })
  const words = 'With @Lena Vogt and others.'
  await editApplause(giver, { id, words, mentionedIds: [tom.memberId, lena.memberId, colleague.memberId] })
  for (const mentioned of [lena, colleague])
    expect(await toldTo(mentioned, 'applause.mentioned')).toEqual([`Gita Rao mentioned you on applause: ${words}`])
  expect(await toldTo(tom, 'applause.mentioned')).toEqual([])
  const hidden = await anApplause(giver, [tom], { isPublic: false })
  const toLena = editApplause(giver, { id: hidden.id, words: '@Lena Vogt', mentionedIds })
  await expectRefused(toLena, 'invalid', 'words')
})

test('the same words are no edit', async () => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Thank you.' })
  await editApplause(giver, { id, words: 'Thank you.' })
  expect((await applauseNow({ id })).editedAt).toBeNull()
})

test('rejects everybody but the giver, and the giver after 15 minutes', async () => {
  const { giver, tom, colleague, admin } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const edit = (actor: typeof giver) => outcomeOf(editApplause(actor, { id, words: 'Changed' }))
  expect(await Promise.all([tom, colleague, admin].map(edit))).toEqual(['forbidden', 'forbidden', 'forbidden'])
  await giveApplauseAge({ id }, minutesFrom(now(), -14))
  expect(await edit(giver)).toBe('done')
  await giveApplauseAge({ id }, minutesFrom(now(), -16))
  expect(await outcomeOf(editApplause(giver, { id, words: 'Too late' }))).toBe('conflict')
})
