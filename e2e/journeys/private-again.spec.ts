import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { randomId } from '@/lib/shared/randomness'
import { aSummaryOf } from '@/tests/factories/ai/meeting-summaries'
import { withAi } from '@/tests/factories/ai/summaries'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal, checkIn, goalNow, type StandingGoal } from '@/tests/factories/goals'
import { aManager, aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aboutPerson, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

// Those who may no longer see it are refused its page.
test.use({ expectedErrors: [/status of 404 .*\/goals\//] })

const title = 'Move the office to Lisbon'

/** A lead, her report Tom, a colleague who supervises his goal, and one who is only mentioned on it. */
async function aCast() {
  const workspace = await aWorkspace()
  const person = (firstName: string, lastName: string) => aMember({ workspace, firstName, lastName })
  const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const tom = await person('Tom', 'Reed')
  const team = await aTeam({ workspace, members: [tom], managers: [mira] })
  const cast = { mira, tom, rea: await person('Rea', 'Fox'), ivo: await person('Ivo', 'Berg') }
  const [lead] = await withAi(cast.mira, cast.rea)
  return { ...cast, mira: { ...lead, leadsTeam: true }, team }
}

type Cast = Awaited<ReturnType<typeof aCast>>

const say = (by: Actor, { id }: StandingGoal, comment: string, mentioned: Actor[] = []) =>
  commentOnGoal(by, { id, madeId: randomId(), comment, mentionedIds: mentioned.map(({ memberId }) => memberId) })

/** The goal with everything that leads to it, and where a colleague meets it. */
async function aKnownGoal({ mira, tom, rea, ivo }: Cast) {
  const goal = await aGoal(mira, { title, assignees: [tom], supervisors: [rea] })
  await checkIn(tom, goal, { progress: 20 })
  await say(mira, goal, 'Can you help?', [ivo])
  for (const person of [rea, ivo]) await say(person, goal, 'Gladly.')
  const child = await aGoal(rea, { title: 'Find movers', type: 'Self', visibility: 'WORKSPACE', parent: goal })
  const followUp = await aFollowUp(mira, { title: 'Plans', attendees: [rea, ivo], goalIds: [goal.id] })
  await aSummaryOf(mira, followUp)
  const oneOnOne = await aOneOnOne(rea, tom, { time: '14:00' })
  const review = await aReview(mira, { asked: [rea, ivo], title: 'Tom this half', ...aboutPerson(tom) })
  const everywhere = [
    '/goals',
    '/notifications',
    '/api/notification?type=all',
    `/goals/${goal.id}/detail`,
    `/goals/${child.id}/detail`,
    `/followups/${followUp.id}`,
    '/followups/add',
    `/feedback/id/${review.id}`,
    `/profile/preview/${tom.memberId}`,
    '/api/find?query=Lisbon',
    '/api/goals/parents?query=Lisbon',
    '/api/my-data',
  ]
  const supervised = ['/dashboard?tab=activity', '/goals/alignment', `/one-on-one/${oneOnOne.id}`]
  return { goal, placesOf: (person: Actor) => [...everywhere, ...(person === rea ? supervised : [])] }
}

/** Those of these places that hold the title in whatever they answer. */
async function placesWithTitle(page: Page, places: readonly string[]) {
  const found: string[] = []
  for (const place of places) {
    const answer = await page.request.get(place)
    if ((await answer.text()).includes(title)) found.push(place)
  }
  return found
}

async function makePrivate(page: Page, { id }: StandingGoal) {
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Visible to').selectOption('The people in it, their managers and admins')
  await page.getByRole('button', { name: 'Remove Rea Fox' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('the title of a goal made private is nowhere for people who may no longer see it', async ({ visit }) => {
  const cast = await aCast()
  const { goal, placesOf } = await aKnownGoal(cast)
  const readers = [
    { page: await visit(cast.rea), places: placesOf(cast.rea) },
    { page: await visit(cast.ivo), places: placesOf(cast.ivo) },
  ]
  await test.step('everybody meets it', async () => {
    for (const { page, places } of readers) expect(await placesWithTitle(page, places)).toEqual(places)
  })

  const lead = await visit(cast.mira)
  await makePrivate(lead, goal)
  expect((await goalNow(goal)).progress).toBe(20)

  await test.step('they meet it no more, and its people do', async () => {
    for (const { page, places } of readers) {
      expect(await placesWithTitle(page, places)).toEqual([])
      await page.goto('/notifications')
      await expect(page.getByRole('main')).not.toContainText(title)
      await page.goto(`/goals/${goal.id}/detail`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    }
    const assignee = await visit(cast.tom)
    const places = ['/goals', '/notifications', `/goals/${goal.id}/detail`, '/api/my-data']
    expect(await placesWithTitle(assignee, places)).toEqual(places)
    expect(await placesWithTitle(lead, places.slice(2))).toEqual(places.slice(2))
  })
})
