import { expect, test } from 'vitest'
import { composeMail } from '@/lib/notifications/templates'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const textTo = async (email: string) => {
  const [mail] = await mailsTo(email)
  return (await composeMail(mail?.event ?? '', JSON.stringify(mail?.props), new Date(0)))?.text ?? ''
}

test('the mail to an external reviewer says for which company somebody asks, a colleague knows', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const email = `${unique('ugo')}@else.example`
  await aReview(creator, { asked, emails: [email] })
  expect(await textTo(email)).toContain(`asked for your feedback on behalf of ${workspace.name}`)
  expect(await textTo(asked[0]?.email ?? '')).not.toContain('on behalf of')
})

const ofThree = {
  description: '  Ten minutes about the launch.  ',
  questions: [aQuestion('textarea'), aQuestion('scale'), aQuestion('yesno')],
}

test('external reviewers read in the mail what the form is about and how long it is, also when they are added later', async () => {
  const { creator, asked } = await aCircle(1)
  const [first, later] = [`${unique('ugo')}@else.example`, `${unique('ada')}@else.example`]
  const review = await aReview(creator, { asked, emails: [first], ...ofThree })
  await askExternalReviewers(creator, { id: review.id, emails: [later] })
  for (const email of [first, later]) {
    const text = await textTo(email)
    expect(text).toContain('Ten minutes about the launch.')
    expect(text).toContain('Length: 3 questions')
  }
  expect(await textTo(asked[0]?.email ?? '')).not.toMatch(/Ten minutes|Length/)
})
