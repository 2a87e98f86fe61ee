import type { Actor } from '@/lib/access/actor'
import { closeReview } from '@/lib/reviews/commands/close-review'
import { releaseReview } from '@/lib/reviews/commands/release-review'
import { aMember, anAdmin } from '@/tests/factories/members'
import {
  aboutPerson,
  aDraft,
  anAnswer,
  aQuestion,
  aResponse,
  aReview,
  oneOfEach,
  type GivenForm,
} from '@/tests/factories/reviews'
import { aWrittenAnswer } from '@/tests/factories/releases'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { codeOfReviewer } from './reviewer-code'

const longName = 'Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst'
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'

/** A closed review that everybody asked has answered, and one of the answers to it. */
async function aClosed(creator: Actor, form: GivenForm & { asked: Actor[] }, isReleased = false) {
  const review = await aReview(creator, form)
  for (const person of form.asked) await aResponse(person, review)
  await closeReview(creator, { id: review.id })
  if (isReleased) await releaseReview(creator, { id: review.id })
  return { id: review.id, answerId: (await aWrittenAnswer(review.id)).id }
}

async function build() {
  const workspace = await aWorkspace({ name: `Harbour Works ${longWord}` })
  const creator = await anAdmin({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const newcomer = await aMember({ workspace, firstName: 'Noa', lastName: 'Winter' })
  const respondent = await aMember({ workspace, firstName: longName, lastName: '' })
  const others = await Promise.all(['Rowan', 'Sam'].map((firstName) => aMember({ workspace, firstName })))
  const asked = [respondent, ...others]
  await aTeam({ workspace, name: longName, members: asked, managers: [creator] })
  const email = `${unique('olga')}@elsewhere.example`
  const questions = [...oneOfEach(), aQuestion('textarea', { questionText: longWord })]
  const given = { asked, questions, description: `${longWord} `.repeat(4), closesOn: '2199-12-31' }
  const review = await aReview(creator, { ...given, emails: [email], title: `How we work ${longWord}` })
  const long = review.questions.map((question) =>
    anAnswer(question, question.type === 'textarea' ? { text: `${longWord} `.repeat(30) } : {}),
  )
  for (const person of asked) await aResponse(person, review, long)
  const anonymous = await aReview(creator, { ...given, title: 'Quietly', anonymity: 'ANONYMOUS' })
  const template = await aTemplate(creator, {
    ...given,
    asked: [],
    title: `How we work ${longWord}`,
    tags: [longWord.slice(0, 40)],
  })
  const about = { ...given, asked, ...aboutPerson(newcomer) }
  const released = await aClosed(creator, { ...about, title: `For Noa ${longWord}` }, true)
  const closed = await aClosed(creator, { ...about, title: 'Closed' })
  const draft = await aDraft(creator, { ...given, title: 'Not sent yet' })
  return {
    creator,
    newcomer,
    respondent,
    review,
    anonymous,
    released,
    closed,
    draft,
    template,
    code: await codeOfReviewer(review.id, email),
  }
}

export type ShownWorld = Awaited<ReturnType<typeof build>>

let built: Promise<ShownWorld> | undefined

/** A workspace with something on every screen, long names and long words among it; made once and only looked at. */
export const aShownWorkspace = () => (built ??= build())
