import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import type { Actor } from '@/lib/access/actor'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { anAnsweredReview } from '@/tests/factories/results'

async function screenOf(actor: Actor, { id }: { id: string }) {
  const shown = renderToStaticMarkup(<AnsweringScreen view={await getAnswering(actor, id)} />)
  return { leads: shown.includes(`href="/feedback/shared/${id}"`), hasReceipt: shown.includes('Thank you') }
}

test('a subject who answered about themselves gets from the receipt to the released results, and nobody else', async () => {
  const { subject, asked, review } = await anAnsweredReview({ groups: ['SELF', 'PEER'] })
  expect(await screenOf(subject, review)).toEqual({ leads: true, hasReceipt: true })
  expect(await screenOf(asked[1] ?? subject, review)).toEqual({ leads: false, hasReceipt: true })
})

test('nor before the release, or where the subject does not read them', async () => {
  const closed = await anAnsweredReview({ groups: ['SELF', 'PEER'], until: 'closed' })
  expect((await screenOf(closed.subject, closed.review)).leads).toBe(false)
  const { subject, review } = await anAnsweredReview({ groups: ['SELF'], seenBySubject: false, until: 'closed' })
  expect((await screenOf(subject, review)).leads).toBe(false)
})
