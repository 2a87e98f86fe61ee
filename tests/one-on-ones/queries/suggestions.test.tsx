import { expect, test } from 'vitest'
import { Suggestions } from '@/components/one-on-ones/detail/suggestions'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { markupOf } from '@/tests/support/markup-of'

const suggested = [{ text: 'Launch', link: '/followups/1', why: 'Follow-up completed' }]

test('suggests what is recent before a first one-on-one, and since the last one after it', async () => {
  const { one, other } = await anotherTwo()
  const first = await aOneOnOne(one, other, { day: '2899-01-05' })
  const heading = async (id: string) => {
    const oneOnOne = await getOneOnOne(one, id)
    return /<h3[^>]*>([^<]+)/.exec(markupOf(<Suggestions {...oneOnOne} suggested={suggested} />))?.[1]
  }
  expect(await heading(first.id)).toBe('Recent')
  await completeMeeting(one, { id: first.id })
  const next = await aOneOnOne(one, other, { day: '2899-01-12' })
  expect(await heading(next.id)).toBe('Since you last met')
})
