import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { aMember } from '@/tests/factories/members'
import { aHead } from '@/tests/factories/results'
import { aCircle, aQuestion, aResponse, aReview, aReviewer, anAnswer } from '@/tests/factories/reviews'
import { unique, aWorkspace } from '@/tests/factories/workspaces'

const names = ['Ada', 'Ben', 'Cleo', 'Dag']

/** Four colleagues in another order than their names, of whom Cleo answered and Ben opted out. */
async function aScene(anonymity: 'NAMED' | 'ANONYMOUS' = 'NAMED') {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager' })
  const asked = await Promise.all(['Dag', 'Cleo', 'Ada', 'Ben'].map((firstName) => aMember({ workspace, firstName })))
  const [dag = creator, cleo = creator, ada = creator, ben = creator] = asked
  const review = await aReview(creator, { asked, anonymity, questions: [aQuestion('input')] })
  const set = (actor: typeof ada, data: object) =>
    db.reviewAssignee.updateMany({ where: { reviewId: review.id, memberId: actor.memberId }, data })
  await aResponse(cleo, review)
  await set(ben, { status: 'OPTED_OUT' })
  await set(dag, { relationship: 'MANAGER' })
  return { creator, review, set, dag, cleo, ada, ben }
}

const firstNames = ({ rows }: Awaited<ReturnType<typeof listAsked>>) => rows.map(({ name }) => name.split(' ')[0])

describe('the people asked', () => {
  test('come by name, by relationship or by state', async () => {
    const { creator, review } = await aScene()
    const head = await aHead(creator, review)
    expect(firstNames(await listAsked(head, 'team'))).toEqual(names)
    expect(firstNames(await listAsked(head, 'team', { order: 'group' }))).toEqual(['Dag', 'Ada', 'Ben', 'Cleo'])
    expect(firstNames(await listAsked(head, 'team', { order: 'state' }))).toEqual(['Ada', 'Dag', 'Cleo', 'Ben'])
  })

  test('of an anonymous review in no order and with no mark that tells who answered', async () => {
    const { creator, review, set, cleo, ada } = await aScene('ANONYMOUS')
    const head = await aHead(creator, review)
    const byState = await listAsked(head, 'team', { order: 'state' })
    expect(firstNames(byState)).toEqual(names)
    expect(byState.rows.map(({ badge }) => badge)).toEqual([null, null, null, null])
    // Taken off the list, who answered is missing just like who did not.
    for (const actor of [cleo, ada]) await set(actor, { removedAt: new Date() })
    expect(firstNames(await listAsked(head, 'team'))).toEqual(['Ben', 'Dag'])
    expect((await aHead(creator, review)).asked).toEqual({ team: 2, invited: 0, joining: 0 })
  })

  test('are found by their name, and its signs stand for themselves', async () => {
    const { creator, review } = await aScene()
    const head = await aHead(creator, review)
    expect(firstNames(await listAsked(head, 'team', { search: 'cle' }))).toEqual(['Cleo'])
    expect((await listAsked(head, 'team', { search: '%' })).rows).toEqual([])
  })

  test('who left, or wants no mail, is marked', async () => {
    const email = `${unique('guest')}@client.example`
    const { creator, asked } = await aCircle(1)
    const review = await aReview(creator, { asked, emails: [email] })
    const { workspaceId } = creator
    await db.unsubscribedAddress.create({ data: { workspaceId, email, createdAt: new Date() } })
    await db.member.update({ where: { id: asked[0]?.memberId }, data: { status: 'DEACTIVATED' } })
    const head = await aHead(creator, review)
    expect((await listAsked(head, 'team')).rows).toMatchObject([{ isOutOfReach: true }])
    expect((await listAsked(head, 'invited')).rows).toMatchObject([{ name: email, email: null, isOutOfReach: true }])
  })

  test('a page at a time, each once, whatever the order', async () => {
    const { creator, asked } = await aCircle(53)
    const review = await aReview(creator, { asked })
    const head = await aHead(creator, review)
    for (const order of ['name', 'group', 'state'] as const) {
      const first = await listAsked(head, 'team', { order })
      const second = await listAsked(head, 'team', { order, after: first.next ?? undefined })
      expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null])
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53)
    }
  })
})

describe('what each of them answered', () => {
  test('is found by name and by word, and can come by name', async () => {
    const { creator, asked } = await aCircle(3)
    const email = `${unique('guest')}@client.example`
    const review = await aReview(creator, { asked, emails: [email], questions: [aQuestion('input')] })
    const [question] = review.questions
    if (!question) throw new Error('there is no question')
    for (const [index, actor] of asked.toReversed().entries()) {
      await aResponse(actor, review, [anAnswer(question, { text: `Word ${index}` })])
    }
    await aResponse(await aReviewer(email), review, [anAnswer(question, { text: 'From outside' })])
    const head = await aHead(creator, review)
    const authors = async (filter: Parameters<typeof listResponses>[1]) =>
      (await listResponses(head, filter)).rows.map(({ authorName }) => authorName.split(' ')[0])
    expect(await authors({})).toEqual([email, 'Rowan0', 'Rowan1', 'Rowan2'])
    expect(await authors({ order: 'name' })).toEqual([email, 'Rowan0', 'Rowan1', 'Rowan2'])
    expect(await authors({ search: 'word 2' })).toEqual(['Rowan0'])
    expect(await authors({ search: 'rowan1' })).toEqual(['Rowan1'])
    expect(await authors({ search: 'nowhere' })).toEqual([])
  })

  test('of a long form comes by a few people at a time', async () => {
    const { creator, asked } = await aCircle(5)
    const questions = Array.from({ length: 60 }, () => aQuestion('yesno'))
    const review = await aReview(creator, { asked, questions })
    for (const actor of asked) await aResponse(actor, review)
    const head = await aHead(creator, review)
    const first = await listResponses(head, { order: 'name' })
    const second = await listResponses(head, { order: 'name', after: first.next ?? undefined })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([3, 2, null])
  })
})
