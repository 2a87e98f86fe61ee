import { expect, test } from 'vitest'
import { editApplause } from '@/lib/applause/commands/edit-applause'
import { minutesFrom, now } from '@/lib/platform/clock'
import { anApplause, anApplauseCircle, applauseNow, giveApplauseAge } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { outcomeOf } from '@/tests/support/refused'

test('the giver changes the words, and the bell and the mail that waits say the new ones', async () => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Thank yuo.' })
  await editApplause(giver, { id, words: 'Thank you.' })
  expect(await applauseNow({ id })).toMatchObject({ words: 'Thank you.', editedAt: expect.any(Date) })
  expect(await toldTo(tom, 'applause.given')).toEqual(['Gita Rao thanked you: Thank you.'])
  expect((await mailsTo(tom.email)).map(({ props }) => props['words'])).toEqual(['Thank you.'])
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
