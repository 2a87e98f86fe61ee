import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { aReviewer, type GivenForm } from '@/tests/factories/reviews'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { Actor } from '@/lib/access/actor'
import { at, firstMonday, aSeries, secondMonday, occurrencesOf, storedSeries } from '@/tests/factories/series'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { rejoinFutureRounds } from '@/lib/reviews/responses/commands/rejoin-future-rounds'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { aMember, aManager } from '@/tests/factories/members'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { chosenByName, placeOf, externalPlaceOf } from '@/tests/factories/respondents'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { aTeam } from '@/tests/factories/teams'
import { db } from '@/lib/platform/db'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'

afterEach(() => setClock())

const [thirdMonday, fourthMonday] = ['2026-11-02T08:00:00Z', '2026-11-09T08:00:00Z']

type Occurrence = { id: string }
type Full = {
  form: GivenForm
  /** One of those it asks. */
  one: () => Asker | Promise<Asker>
  addAnother: (occurrence: Occurrence) => Promise<unknown>
  removeAnother: (occurrence: Occurrence) => Promise<unknown>
}

/**
 * Four rounds of a form that asks as many as it may, each as it was sent: one declines, another takes their place, they
 * change their mind, and the other goes.
 */
async function aRejoined(creator: Actor, { form, one, addAnother, removeAnother }: Full) {
  at(firstMonday)
  const { id, review } = await aSeries(creator, { ...form, timeZone: 'Europe/Berlin' })
  const send = async (monday: string) => {
    at(monday)
    const sent = await repeatReview(creator, { id })
    if (sent === null) throw new Error('Nothing was due.')
    return sent
  }
  const asker = await one()
  await declineFutureRounds(asker, { reviewId: review.id })
  await addAnother(await send(secondMonday))
  await rejoinFutureRounds(asker, { reviewId: review.id })
  const third = await send(thirdMonday)
  const occurrences = await occurrencesOf(id)
  await removeAnother(third)
  await send(fourthMonday)
  return [...occurrences, ...(await occurrencesOf(id)).slice(-1)]
}

test('a colleague who changed their mind is asked once there is room for them, and nobody makes way', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const asked = await Promise.all(Array.from({ length: 20 }, () => aMember({ workspace })))
  const [one = creator, another] = [asked[0], await aMember({ workspace })]
  const occurrences = await aRejoined(creator, {
    form: { asked },
    one: () => one,
    addAnother: ({ id }) => addRespondents(creator, { id, ...chosenByName(another) }),
    removeAnother: async ({ id }) => removeRespondent(creator, { id, assigneeId: (await placeOf({ id }, another)).id }),
  })
  const [first, second, third, fourth] = occurrences.map((occurrence) => occurrence.asked)
  expect(third).toEqual(second)
  expect(third).toHaveLength(20)
  expect(third).not.toContain(one.memberId)
  expect(fourth).toEqual(first)
})

test('somebody outside who changed their mind is asked once the plan has room for them', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const [creator, colleague] = [await aManager({ workspace }), await aMember({ workspace })]
  const [another = '', ...emails] = Array.from({ length: 26 }, () => `${unique('olga')}@else.example`)
  const [one = ''] = emails
  const occurrences = await aRejoined(creator, {
    form: { asked: [colleague], emails },
    one: () => aReviewer(one),
    addAnother: ({ id }) => askExternalReviewers(creator, { id, emails: [another] }),
    removeAnother: async ({ id }) =>
      removeRespondent(creator, { id, assigneeId: (await externalPlaceOf({ id }, another)).id }),
  })
  const [first, second, third, fourth] = occurrences.map((occurrence) => occurrence.emails)
  expect(third).toEqual(second)
  expect(third).toHaveLength(25)
  expect(third).not.toContain(one)
  expect(fourth).toEqual(first)
})

test('who joins a team is asked as far as there is room, and does not end the series of a Member', async () => {
  at(firstMonday)
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const asked = await Promise.all(Array.from({ length: 19 }, () => aMember({ workspace })))
  const team = await aTeam({ workspace, members: asked })
  const { id } = await aSeries(creator, { teamIds: [team.id], timeZone: 'Europe/Berlin' })
  const joined = await Promise.all([1, 2].map(() => aMember({ workspace })))
  const rows = joined.map(({ memberId }) => ({ workspaceId: workspace.id, teamId: team.id, memberId }))
  await db.teamMember.createMany({ data: rows })
  for (const monday of [secondMonday, thirdMonday]) {
    at(monday)
    await sendDueOccurrences(new Date(monday))
  }
  const rounds = (await occurrencesOf(id)).map((occurrence) => occurrence.asked)
  expect(rounds.map(({ length }) => length)).toEqual([19, 20, 20])
  expect(rounds[1]).toEqual(expect.arrayContaining(asked.map(({ memberId }) => memberId)))
  expect(rounds[2]).toEqual(rounds[1])
  expect((await storedSeries(id)).endedReason).toBeNull()
})
