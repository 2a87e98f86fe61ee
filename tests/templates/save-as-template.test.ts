import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { randomId } from '@/lib/shared/randomness'
import { saveAsTemplate } from '@/lib/templates/commands/save-as-template'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aMember } from '@/tests/factories/members'
import { aDraft, aReview } from '@/tests/factories/reviews'
import { aRound } from '@/tests/factories/series'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

describe.each(Object.values(Role))('as %s', (role) => {
  test('keeps a draft and a sent form of their own', async () => {
    const workspace = await aWorkspace()
    const creator = await aMember({ workspace, role })
    const asked = [await aMember({ workspace })]
    const draft = await aDraft(creator, { title: 'Half written' })
    const review = await aReview(creator, { asked })
    for (const { id: reviewId } of [draft, review]) {
      const { id } = await saveAsTemplate(creator, { reviewId, madeId: randomId() })
      const { form } = await getTemplatePreview(creator, id)
      expect(form.questions).toHaveLength(6)
    }
    expect(await db.reviewAssignee.count({ where: { reviewId: review.id } })).toBe(1)
  })
})

test('of one review of a round the title of the round is kept, and nobody it is about', async () => {
  const workspace = await aWorkspace()
  const [creator, ada, bo] = [
    await aMember({ workspace, role: 'Manager' }),
    await aMember({ workspace, firstName: 'Ada' }),
    await aMember({ workspace, firstName: 'Bo' }),
  ]
  const roundId = await aRound(creator, { asked: [creator], subjects: [ada, bo], title: 'Probation' })
  const { id: reviewId } = await db.review.findFirstOrThrow({ where: { roundId } })
  const { id } = await saveAsTemplate(creator, { reviewId, madeId: randomId() })
  expect(await db.template.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: 'Probation' })
})

test('a stranger does not find the form, and a colleague may not take it', async () => {
  const { workspace, creator, admin, stranger } = await aCompany()
  const { id: reviewId } = await aDraft(creator)
  await expectRefused(saveAsTemplate(stranger, { reviewId, madeId: randomId() }), 'not-found')
  await expectRefused(saveAsTemplate(admin, { reviewId, madeId: randomId() }), 'forbidden')
  expect(await db.template.count({ where: { workspaceId: workspace.id } })).toBe(0)
})

test('no further one is kept than the plan has room for', async () => {
  const { creator, member } = await aCompany('FREE')
  await aTemplate(creator)
  await aTemplate(member)
  const { id: reviewId } = await aDraft(creator)
  await expectRefused(saveAsTemplate(creator, { reviewId, madeId: randomId() }), 'plan-limit')
})

test('pressed twice at the same moment, keeps one, and none under the id of anybody else’s', async () => {
  const { workspace, creator, member, stranger } = await aCompany()
  const { id: reviewId } = await aDraft(creator)
  await expectMadeOnce(
    (madeId) => saveAsTemplate(creator, { reviewId, madeId }),
    () => db.template.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [member, stranger]) {
    const { id: madeId } = await aTemplate(other, { isShared: true })
    await expectRefused(saveAsTemplate(creator, { reviewId, madeId }), 'not-found')
  }
})
