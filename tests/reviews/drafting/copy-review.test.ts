import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { aMember } from '@/tests/factories/members'
import { aboutPerson, aCircle, aDraft, aQuestion, aReview } from '@/tests/factories/reviews'
import { aRound } from '@/tests/factories/series'
import { copyReview } from '@/lib/reviews/drafting/commands/copy-review'
import { randomId } from '@/lib/shared/randomness'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { now } from '@/lib/platform/clock'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { listEarlierForms } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import { expectMadeOnce } from '@/tests/support/pressed'

describe.each(Object.values(Role))('as %s', (role) => {
  test('asks the same people again in a draft of its own, which closes as new ones do, and knows what it repeats', async () => {
    const workspace = await aWorkspace()
    const creator = await aMember({ workspace, role })
    const asked = [await aMember({ workspace })]
    const first = await aReview(creator, { asked, closesOn: '2031-01-31', title: 'Once more' })
    const { id } = await copyReview(creator, { id: first.id, madeId: randomId() })
    const { content } = (await getDraft(creator, id)) ?? {}
    expect(content).toMatchObject({
      title: 'Once more',
      assigneeIds: asked.map(({ memberId }) => memberId),
      closesOn: usualClosing(now(), content?.timeZone ?? ''),
    })
    expect(content?.questions).toHaveLength(6)
    expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'DRAFT',
      previousId: first.id,
    })
  })
})

test('leaves out addresses that unsubscribed meanwhile, because sending would refuse them', async () => {
  const { creator, asked } = await aCircle(1)
  const [pat, zed] = [`${unique('pat')}@else.example`, `${unique('zed')}@else.example`]
  const { id } = await aReview(creator, { asked, emails: [pat, zed] })
  await unsubscribeFrom({ id }, zed)
  const copy = await copyReview(creator, { id, madeId: randomId() })
  expect((await getDraft(creator, copy.id))?.content.emails).toEqual([pat])
})

test('a stranger does not find the form, and a colleague may not take it', async () => {
  const workspace = await aWorkspace()
  const { id } = await aDraft(await aMember({ workspace }))
  await expectRefused(copyReview(await aMember({ role: 'Admin' }), { id, madeId: randomId() }), 'not-found')
  await expectRefused(copyReview(await aMember({ workspace, role: 'Admin' }), { id, madeId: randomId() }), 'forbidden')
})

test('who may no longer ask about colleagues does not ask about themselves in their place', async () => {
  const { creator, asked } = await aCircle(2)
  const subject = await aMember({ workspace: { id: creator.workspaceId } })
  const { id } = await aReview(creator, { asked, ...aboutPerson(subject) })
  const copy = await copyReview({ ...creator, role: 'Member' }, { id, madeId: randomId() })
  expect((await getDraft(creator, copy.id))?.content).toMatchObject({
    about: 'people',
    subjectIds: [subject.memberId],
  })
})

test('a copy of a draft repeats nothing', async () => {
  const creator = await aMember()
  const { id } = await copyReview(creator, { ...(await aDraft(creator)), madeId: randomId() })
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ previousId: null })
})

test('the earlier forms are those of the person, found by their title', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const { id } = await aDraft(creator, { title: 'Team pulse' })
  await aDraft(creator)
  const all = { from: 'forms', search: '' } as const
  expect((await listEarlierForms(creator, all)).rows).toHaveLength(2)
  expect((await listEarlierForms(creator, { ...all, search: 'PULSE' })).rows.map((row) => row.id)).toEqual([id])
  expect((await listEarlierForms(await aMember({ workspace, role: 'Admin' }), all)).rows).toEqual([])
})

test('a round stands among the earlier forms once, under its own title', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const subjects = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  await aRound(creator, { asked, subjects, title: 'Spring 360', questions: [aQuestion('yesno')] })
  const { rows } = await listEarlierForms(creator, { from: 'forms', search: 'spring' })
  expect(rows.map(({ title }) => title)).toEqual(['Spring 360'])
})

test('pressed twice at the same moment, begins one draft, and none under the id of anybody else’s', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const { id } = await aDraft(creator)
  await expectMadeOnce(
    (madeId) => copyReview(creator, { id, madeId }),
    () => db.review.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [await aMember({ workspace }), await aMember()]) {
    await expectRefused(copyReview(creator, { id, madeId: (await aDraft(other)).id }), 'not-found')
  }
})
