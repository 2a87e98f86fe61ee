import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { startReview } from '@/lib/reviews/commands/start-review'
import { formatKeys } from '@/lib/reviews/formats/schema'
import { getDraft } from '@/lib/reviews/queries'
import { startReviewSchema } from '@/lib/reviews/schema'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

describe.each(Object.values(Role))('as %s', (role) => {
  test('begins a draft that only its creator can open', async () => {
    const workspace = await aWorkspace()
    const creator = await aMember({ workspace, role })
    const colleague = await aMember({ workspace, role: 'Admin' })
    const stranger = await aMember({ role: 'Admin' })
    const { id } = await startReview(creator, { format: 'peer', timeZone: 'Asia/Kolkata' })
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
    const { id } = await startReview(creator, { format, timeZone: 'UTC' })
    const review = await db.review.findUniqueOrThrow({ where: { id } })
    expect(review).toMatchObject({ workspaceId: creator.workspaceId, creatorId: creator.memberId, status: 'DRAFT' })
    expect((await getDraft(creator, id))?.content.questions.every(({ isRequired }) => isRequired)).toBe(true)
  },
)

test.each([
  ['Member', 'me'],
  ['Manager', 'people'],
  ['Admin', 'people'],
] as const)('a form about somebody is, for a %s, about %s', async (role, about) => {
  const creator = await aMember({ role })
  const { id } = await startReview(creator, { format: 'peer', timeZone: 'UTC' })
  expect((await getDraft(creator, id))?.content.about).toBe(about)
})

test('tells nobody', async () => {
  const creator = await aMember()
  await startReview(creator, { format: 'blank', timeZone: 'UTC' })
  const { workspaceId } = creator
  expect(await db.notification.count({ where: { workspaceId } })).toBe(0)
  expect(await db.mail.count({ where: { workspaceId } })).toBe(0)
})

test.each([
  ['a format there is not', { format: 'horoscope', timeZone: 'UTC' }],
  ['a time zone there is not', { format: 'blank', timeZone: 'Mars/Olympus' }],
  ['nothing', {}],
])('refuses %s', (_, input) => {
  expect(startReviewSchema.safeParse(input).success).toBe(false)
})
