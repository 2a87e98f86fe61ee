import { expect, test } from 'vitest'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { refusalOf } from '@/tests/support/refused'

test('people mentioned read the words in the bell, and people thanked only that they were thanked', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const mentionedIds = [giver, tom, lena].map(({ memberId }) => memberId)
  const { id } = await anApplause(giver, [tom], { words: 'With @Lena Vogt.', mentionedIds })
  expect(await toldTo(lena, 'applause.mentioned')).toEqual(['Gita Rao mentioned you on applause: With @Lena Vogt.'])
  for (const other of [giver, tom, colleague]) expect(await toldTo(other, 'applause.mentioned')).toEqual([])
  await deleteApplause(giver, { id })
  expect(await toldTo(lena, 'applause.mentioned')).toEqual([])
})

test('rejects a mention of a person who can’t read it, and gives nothing', async () => {
  const { giver, tom, lena, workspace } = await anApplauseCircle()
  const mentioning = (mentionedIds: string[]) => refusalOf(anApplause(giver, [tom], { isPublic: false, mentionedIds }))
  expect((await mentioning([lena.memberId])).fields).toEqual({
    words: 'Lena Vogt can’t read this. Remove the mention.',
  })
  expect((await mentioning([(await aMember()).memberId])).fields['words']).toMatch(/^A person you mentioned/)
  expect(await db.applause.count({ where: { workspaceId: workspace.id } })).toBe(0)
})
