import { afterEach, describe, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { at, firstMonday, aSeries, secondMonday, occurrencesOf } from '@/tests/factories/series'
import { aCircle } from '@/tests/factories/reviews'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aTag } from '@/tests/factories/tags'
import type { Actor } from '@/lib/access/actor'
import { listFollowed } from '@/lib/reviews/series/queries/list-followed-groups'
import { unfollowGroup } from '@/lib/reviews/series/commands/unfollow-group'
import { db } from '@/lib/platform/db'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

/** A weekly form that asks a team and a tag, with one person in each. */
async function aFollowing(role: Role = 'Manager') {
  at(firstMonday)
  const { workspace, asked } = await aCircle(2)
  const creator = await aMember({ workspace, role })
  const team = await aTeam({ workspace, members: asked.slice(0, 1) })
  const tag = await aTag({ workspace, members: asked.slice(1) })
  const groups = { teamIds: [team.id], tagIds: [tag.id] }
  const { id: seriesId, review } = await aSeries(creator, { ...groups, timeZone: 'Europe/Berlin' })
  const place = { id: review.id, workspaceId: workspace.id }
  return { workspace, creator, asked, team, tag, seriesId, place }
}

const idsOf = (people: Actor[]) => people.map(({ memberId }) => memberId).toSorted()
const namesOf = async (place: { id: string; workspaceId: string }) =>
  (await listFollowed(place)).map(({ kind, name }) => `${kind} ${name}`)

describe.each(Object.values(Role))('as %s', (role) => {
  test('leaves a team of one’s own series out; who is in it stays asked, who joins it is not', async () => {
    const { workspace, creator, asked, team, tag, seriesId, place } = await aFollowing(role)
    expect(await namesOf(place)).toEqual([`team ${team.name}`, `tag ${tag.name}`])
    await unfollowGroup(creator, { id: place.id, groupId: team.id })
    expect(await namesOf(place)).toEqual([`tag ${tag.name}`])
    const [joined, tagged] = [await aMember({ workspace }), await aMember({ workspace })]
    const { id: workspaceId } = workspace
    await db.teamMember.create({ data: { workspaceId, teamId: team.id, memberId: joined.memberId } })
    await db.memberTag.create({ data: { workspaceId, tagId: tag.id, memberId: tagged.memberId } })
    at(secondMonday)
    await repeatReview(creator, { id: seriesId })
    expect((await occurrencesOf(seriesId))[1]?.asked).toEqual(idsOf([...asked, tagged]))
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, asked, team, place } = await aFollowing()
  const input = { id: place.id, groupId: team.id }
  await expectRefused(unfollowGroup(await anAdmin(), input), 'not-found')
  for (const other of [await anAdmin({ workspace }), ...asked]) {
    await expectRefused(unfollowGroup(other, input), 'forbidden')
  }
  expect(await namesOf(place)).toHaveLength(2)
})

test('both at once and twice leaves neither, and what was never asked changes nothing', async () => {
  const { creator, team, tag, place } = await aFollowing()
  const leave = (groupId: string) => unfollowGroup(creator, { id: place.id, groupId })
  await leave(crypto.randomUUID())
  expect(await namesOf(place)).toHaveLength(2)
  await Promise.all([leave(team.id), leave(tag.id), leave(team.id)])
  expect(await namesOf(place)).toEqual([])
})

test('of an older round nothing is followed any more, and nothing of it changes', async () => {
  const { creator, team, tag, seriesId, place } = await aFollowing()
  at(secondMonday)
  await repeatReview(creator, { id: seriesId })
  expect(await namesOf(place)).toEqual([])
  await unfollowGroup(creator, { id: place.id, groupId: team.id })
  const [, newest = place] = await occurrencesOf(seriesId)
  expect(await namesOf(newest)).toEqual([`team ${team.name}`, `tag ${tag.name}`])
})
