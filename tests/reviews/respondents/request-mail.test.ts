import { expect, test } from 'vitest'
import { composeMail } from '@/lib/notifications/templates'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { aMember } from '@/tests/factories/members'
import { aboutPerson, aCircle, aQuestion, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const lettersTo = async (email: string) => {
  const mails = await mailsTo(email)
  return Promise.all(mails.map(({ event, props }) => composeMail(event, JSON.stringify(props), new Date(0))))
}

const textTo = async (email: string) => (await lettersTo(email))[0]?.text ?? ''

const subjectsTo = async (email: string) => (await lettersTo(email)).map((letter) => letter?.subject)

test('the mail to an external reviewer says for which company somebody asks, a colleague knows', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const email = `${unique('ugo')}@else.example`
  await aReview(creator, { asked, emails: [email] })
  expect(await textTo(email)).toContain(`asked for your feedback on behalf of ${workspace.name}`)
  expect(await textTo(asked[0]?.email ?? '')).not.toContain('on behalf of')
})

test('later mails to an external reviewer name the person, too', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const ana = await aMember({ workspace })
  const email = `${unique('ugo')}@else.example`
  const review = await aReview(creator, { asked, emails: [email], ...aboutPerson(ana) })
  await pauseReview(creator, review)
  await resumeReview(creator, review)
  const texts = (await lettersTo(email)).map((letter) => letter?.text)
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toContain(`About: ${fullName(ana)}`)
})

test('the mail to an external reviewer says that its link is personal', async () => {
  const { creator, asked } = await aCircle(1)
  const email = `${unique('ugo')}@else.example`
  await nudgeRespondents(creator, await aReview(creator, { asked, emails: [email] }))
  const texts = (await lettersTo(email)).map((letter) => letter?.text)
  const personal = expect.stringContaining('The link is yours alone, so don’t forward it.')
  expect(texts).toEqual([personal, personal])
  expect(await textTo(asked[0]?.email ?? '')).not.toContain('yours alone')
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

test('requests and reminders to an external reviewer name the person in their subject line', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const [ana, bea] = [await aMember({ workspace }), await aMember({ workspace })]
  const email = `${unique('ugo')}@else.example`
  const about = (subject: Actor) => ({ asked, emails: [email], title: 'Yearly review', ...aboutPerson(subject) })
  const own = await aReview(creator, about(creator))
  for (const subject of [ana, bea]) await aReview(creator, about(subject))
  await nudgeRespondents(creator, own)
  const request = `${fullName(creator)} asked for your feedback about`
  expect((await subjectsTo(email)).toSorted()).toEqual(
    [
      `Reminder from ${fullName(creator)} about their work: “Yearly review”`,
      `${request} their work: “Yearly review”`,
      `${request} ${fullName(ana)}: “Yearly review”`,
      `${request} ${fullName(bea)}: “Yearly review”`,
    ].toSorted(),
  )
  expect(await subjectsTo(asked[0]?.email ?? '')).toContain(
    `${fullName(creator)} asked for your feedback: “Yearly review”`,
  )
})
