import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { listPeople } from '@/lib/members/people/queries/list-people'
import { peopleListSchema, type PeopleListFilter } from '@/lib/members/people/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { aStaff } from './company'

const everybody = peopleListSchema.parse({})
const list = (actor: Actor, given: Partial<PeopleListFilter> = {}) => listPeople(actor, { ...everybody, ...given })

let crowd: Actor

beforeAll(async () => {
  crowd = await anAdmin({ firstName: 'Amara', lastName: 'Okafor' })
  const { workspaceId } = crowd
  const createdAt = now()
  const users = Array.from({ length: 119 }, (_, at) => ({
    // Many have one name, so that only their place in the order tells them apart.
    firstName: `Person ${at % 3}`,
    lastName: `${at % 2}`,
    email: `${unique('p')}@acme.example`,
    createdAt,
  }))
  const made = await db.user.createManyAndReturn({ data: users, select: { id: true } })
  await db.member.createMany({
    data: made.map(({ id: userId }) => ({ workspaceId, userId, role: 'Member', createdAt })),
  })
})

test.each(['name', 'surname', 'newest'] as const)('by %s it is read page by page, everybody once', async (sort) => {
  const pages = [await list(crowd, { sort })]
  while (pages.at(-1)?.next) pages.push(await list(crowd, { sort, after: pages.at(-1)?.next ?? undefined }))
  expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 25, 25, 20])
  expect(pages.map(({ matching }) => matching)).toEqual([120, 120, 120, 120, 120])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(120)
})

test('a page after somebody of another workspace is empty', async () => {
  const { admin } = await aStaff()
  expect((await list(admin, { after: crowd.memberId })).rows).toEqual([])
})
