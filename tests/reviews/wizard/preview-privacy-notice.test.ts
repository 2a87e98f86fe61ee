import { aCircle, aQuestion, aDraft, aReviewer } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { aMember } from '@/tests/factories/members'
import { test, expect } from 'vitest'
import { getPreview } from '@/lib/reviews/drafting/queries/get-preview'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { expectRefused } from '@/tests/support/refused'

/** A draft about Priya, shared with Tom, with a question that follows on another. */
async function aStory() {
  const { workspace, creator, asked } = await aCircle(1)
  const priya = await aMember({ workspace, firstName: 'Priya', lastName: 'Nair' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const leader = aQuestion('yesno', { help: 'Be honest.' })
  const draft = await aDraft(creator, {
    asked,
    about: 'people',
    subjectIds: [priya.memberId],
    sharedWithIds: [tom.memberId],
    mayOptOut: false,
    questions: [leader, aQuestion('textarea', { follows: { key: leader.key, when: 'NO', value: null } })],
  })
  const [respondent = creator] = asked
  return { workspace, creator, respondent, draft }
}

test('a draft, and what was sent of it, promise what those who answer will read', async () => {
  const { creator, respondent, draft } = await aStory()
  const before = await getPreview(creator, draft.id)
  await publishReview(creator, draft)
  const after = await getPreview(creator, draft.id)
  const { privacyNotice, questions } = await getAnswering(respondent, draft.id)
  expect(privacyNotice[0]).toContain('Priya Nair')
  expect(privacyNotice[0]).toContain('Tom Reed')
  expect([before.privacyNotice, after.privacyNotice]).toEqual([privacyNotice, privacyNotice])
  expect(after.questions).toEqual(questions)
  expect(before.questions.map(({ text, help, followsWhen }) => [text, help, followsWhen])).toEqual(
    questions.map(({ text, help, followsWhen }) => [text, help, followsWhen]),
  )
})

test('a preview is its creator’s', async () => {
  const { workspace, draft } = await aStory()
  await expectRefused(getPreview(await aMember({ role: 'Admin' }), draft.id), 'not-found')
  await expectRefused(getPreview(await aMember({ workspace, role: 'Admin' }), draft.id), 'forbidden')
})

test('a form for external reviewers alone promises what they will read', async () => {
  const { creator } = await aCircle(0)
  const email = `${unique('ugo')}@else.example`
  const draft = await aDraft(creator, { emails: [email] })
  const before = await getPreview(creator, draft.id)
  await publishReview(creator, draft)
  const after = await getPreview(creator, draft.id)
  const { privacyNotice } = await getAnswering(await aReviewer(email), draft.id)
  expect(privacyNotice[0]).toContain('your e-mail address')
  expect([before.privacyNotice, after.privacyNotice]).toEqual([privacyNotice, privacyNotice])
})
