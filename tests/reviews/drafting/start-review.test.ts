import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aMember } from '@/tests/factories/members'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { startReview } from '@/lib/reviews/drafting/commands/start-review'
import { randomId } from '@/lib/shared/randomness'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { expectRefused } from '@/tests/support/refused'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { formatKeys } from '@/lib/reviews/drafting/rules/format-keys'
import { db } from '@/lib/platform/db'
import { startReviewSchema } from '@/lib/reviews/drafting/schema'
import { expectMadeOnce } from '@/tests/support/pressed'
import { aDraft } from '@/tests/factories/reviews'

describe.each(Object.values(Role))('as %s', (role) => {
  test('begins a draft that only its creator can open', async () => {
    const workspace = await aWorkspace()
    const creator = await aMember({ workspace, role })
    const colleague = await aMember({ workspace, role: 'Admin' })
    const stranger = await aMember({ role: 'Admin' })
    const { id } = await startReview(creator, { madeId: randomId(), content: newFormContent('peer', 'Asia/Kolkata') })
    const draft = await getDraft(creator, id)
    expect(draft).toMatchObject({ version: 1, content: { title: 'Peer feedback', timeZone: 'Asia/Kolkata' } })
    await expectRefused(getDraft(colleague, id), 'forbidden')
    await expectRefused(getDraft(stranger, id), 'not-found')
  })
})

test.each(formatKeys)(
  'the format %s gives a form that can be saved, in the workspace of its creator',
  async (format) => {
    const creator = await aMember()
    const { id } = await startReview(creator, { madeId: randomId(), content: newFormContent(format, 'UTC') })
    const review = await db.review.findUniqueOrThrow({ where: { id } })
    expect(review).toMatchObject({ workspaceId: creator.workspaceId, creatorId: creator.memberId, status: 'DRAFT' })
    const { questions = [] } = (await getDraft(creator, id))?.content ?? {}
    // Only the 360 is answered by people who have not seen everything they are asked about.
    const optional = questions.filter(({ isRequired }) => !isRequired).length
    expect(optional).toBe(format === 'circle' ? questions.length - 1 : 0)
  },
)

test.each([
  ['Member', 'me'],
  ['Manager', 'people'],
  ['Admin', 'people'],
] as const)('a form about somebody is, for a %s, about %s', async (role, about) => {
  const creator = await aMember({ role })
  const { id } = await startReview(creator, { madeId: randomId(), content: newFormContent('peer', 'UTC') })
  expect((await getDraft(creator, id))?.content.about).toBe(about)
})

test('tells nobody', async () => {
  const creator = await aMember()
  await startReview(creator, { madeId: randomId(), content: newFormContent('blank', 'UTC') })
  const { workspaceId } = creator
  expect(await db.notification.count({ where: { workspaceId } })).toBe(0)
  expect(await db.mail.count({ where: { workspaceId } })).toBe(0)
})

test.each([
  ['a time zone there is not', { madeId: randomId(), content: newFormContent('blank', 'Mars/Olympus') }],
  ['no id to make it under', { content: newFormContent('blank', 'UTC') }],
  ['an id that is none', { madeId: 'blank', content: newFormContent('blank', 'UTC') }],
  ['nothing', {}],
])('refuses %s', (_, input) => {
  expect(startReviewSchema.safeParse(input).success).toBe(false)
})

test('pressed twice at the same moment, begins one draft', async () => {
  const creator = await aMember()
  const { workspaceId } = creator
  await expectMadeOnce(
    (madeId) => startReview(creator, { madeId, content: newFormContent('peer', 'UTC') }),
    () => db.review.count({ where: { workspaceId } }),
  )
  expect(await db.form.count({ where: { workspaceId } })).toBe(await db.review.count({ where: { workspaceId } }))
})

test('sent again, returns the same draft; saved since, it is a conflict', async () => {
  const creator = await aMember()
  const input = { madeId: randomId(), content: newFormContent('blank', 'UTC') }
  const first = await startReview(creator, input)
  expect(await startReview(creator, input)).toEqual(first)
  await saveDraft(creator, { id: first.id, version: 1, content: { ...input.content, title: 'Newer' } })
  await expectRefused(startReview(creator, input), 'conflict')
})

test('its id leads nobody to a draft of somebody else', async () => {
  const workspace = await aWorkspace()
  const draft = await aDraft(await aMember({ workspace }))
  const others = [await aMember({ workspace }), await aMember({ workspace, role: 'Admin' }), await aMember()]
  for (const other of others) {
    await expectRefused(startReview(other, { madeId: draft.id, content: newFormContent('blank', 'UTC') }), 'not-found')
  }
  expect(await db.form.findUniqueOrThrow({ where: { reviewId: draft.id } })).toMatchObject({ version: draft.version })
})
