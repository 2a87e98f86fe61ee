import type { Actor } from '@/lib/access/actor'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { anAdmin } from '@/tests/factories/members'
import { aReleasedReview, auditOf } from '@/tests/factories/releases'
import { anAnsweredReview } from '@/tests/factories/results'
import { aQuestion, anAnswer, questionOf, type SentReview } from '@/tests/factories/reviews'
import { statusOf } from '@/e2e/support/calls'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/status of 404/] })

const form = () => ({
  questions: [
    aQuestion('scale', { questionText: 'How well do they plan?' }),
    aQuestion('textarea', { questionText: 'Why?' }),
  ],
  anonymity: 'ANONYMOUS' as const,
})

const wordOf = (group: Relationship) => `What one of the ${group.toLowerCase()}s says`

const answering = (review: SentReview, index: number, group: Relationship) => [
  anAnswer(questionOf(review, 'scale'), { score: index % 6 }),
  anAnswer(questionOf(review, 'textarea'), { text: wordOf(group) }),
]

const times = (count: number, group: Relationship): Relationship[] => Array.from({ length: count }, () => group)

for (const count of [2, 3, 4]) {
  const isShown = count >= 3
  test(`a group of ${count} in an anonymous review is ${isShown ? 'shown' : 'shown only with the rest'}`, async ({
    visit,
  }) => {
    const groups = [...times(5, 'PEER'), ...times(count, 'REPORT')]
    const { creator, subject, review } = await anAnsweredReview({ groups, answering, ...form() })
    for (const reader of [creator, subject]) {
      const page = await visit(reader)
      await page.goto(`/feedback/preview/${review.id}`)
      await expect(page.getByText(`${5 + count} answers`, { exact: true }).first()).toBeVisible()
      const choice = page.getByRole('navigation', { name: 'Whose answers' })
      await expect(choice).toHaveCount(isShown ? 1 : 0)

      if (isShown) {
        await expect(page.getByRole('row', { name: new RegExp(`^Reports .* ${count} people$`) }).first()).toBeVisible()
        await choice.getByRole('link', { name: 'Reports' }).click()
        await expect(page.getByText(`${count} answers`, { exact: true }).first()).toBeVisible()
        await expect(page.getByText(wordOf('REPORT'))).toHaveCount(count)
        await expect(page.getByText(wordOf('PEER'))).toHaveCount(0)
      } else {
        // Whoever writes the address by hand reads no more than the page offers.
        await page.goto(`/feedback/preview/${review.id}?group=report`)
        await expect(page.getByText('Too few answers of this group')).toHaveCount(2)
        expect(await page.content()).not.toContain(wordOf('REPORT'))
        const words = await page.goto(
          `/feedback/preview/${review.id}?question=${questionOf(review, 'textarea').id}&group=report`,
        )
        expect(words?.status()).toBe(404)
      }
    }
  })
}

test('of three peers and one manager nothing is shown apart: what is left of all four would be one person', async ({
  visit,
}) => {
  const groups = [...times(3, 'PEER'), ...times(1, 'MANAGER')]
  const { creator, subject, review } = await anAnsweredReview({ groups, answering, ...form() })
  for (const reader of [creator, subject]) {
    const page = await visit(reader)
    await page.goto(`/feedback/preview/${review.id}`)
    await expect(page.getByText('4 answers', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(wordOf('PEER'))).toHaveCount(3)
    await expect(page.getByRole('navigation', { name: 'Whose answers' })).toHaveCount(0)
    for (const group of ['peer', 'manager']) {
      await page.goto(`/feedback/preview/${review.id}?group=${group}`)
      await expect(page.getByText('Too few answers of this group')).toHaveCount(2)
    }
  }
})

test('who only asks for the page of somebody else’s results stands in the log, and whose they are does not', async () => {
  const { workspace, creator, id } = await aReleasedReview({ seenByAdmins: true })
  const admin = await anAdmin({ workspace })
  const page = async (reader: Actor) => statusOf(`/feedback/preview/${id}`, { cookie: await cookieFor(reader) })
  for (const reader of [creator, admin, admin]) expect((await page(reader)).status).toBe(200)
  const opened = (await auditOf(id)).filter(({ action }) => action === 'review.opened')
  expect(opened.map(({ memberId }) => memberId)).toEqual([admin.memberId])
})
