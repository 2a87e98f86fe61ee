import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aManager, aMember } from '@/tests/factories/members'
import { aboutPerson, anAnswer, aQuestion, aResponse, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'

/** What four people said, the second of them unkindly. */
export const said = ['You listen first.', 'You smell of fish.', 'You keep your word.', 'You help without being asked.']

/** A closed review about Tom, in which one of four people was unkind. */
export async function aClosedReview() {
  const workspace = await aWorkspace({ name: 'Harbour Works' })
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const priya = await aMember({ workspace, firstName: 'Priya', lastName: 'Nair' })
  const asked = await Promise.all(said.map((_, index) => aMember({ workspace, firstName: `Giver${index}` })))
  const questions = [aQuestion('textarea', { questionText: 'What does Tom do well?' })]
  const form = { asked, questions, title: 'Tom after a year', ...aboutPerson(tom) }
  const review = await aReview(mira, { ...form, anonymity: 'ANONYMOUS' })
  for (const [index, person] of asked.entries()) {
    await aResponse(
      person,
      review,
      review.questions.map((question) => anAnswer(question, { text: said[index] })),
    )
  }
  await closeReview(mira, { id: review.id })
  return { mira, tom, priya, review }
}
