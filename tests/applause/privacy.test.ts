import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { exportTables, homes, readOwnData, searches } from '@/lib/account/modules'
import { listActivity, listPublicActivity } from '@/lib/activity/queries'
import * as actions from '@/lib/applause/actions'
import { commentOnApplause } from '@/lib/applause/commands/comment-on-applause'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { getThanks } from '@/lib/applause/queries/get-thanks'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { applauseTabs } from '@/lib/applause/rules/applause-labels'
import { applauseListSchema } from '@/lib/applause/schema'
import { db, Prisma } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { bound } from '@/tests/access/twice/bound'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { aLead } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { outcomeOf } from '@/tests/support/refused'

const secret = 'Quokka'

/** Private applause with the secret everywhere, and people around it who must not learn it. */
async function aSecret() {
  const circle = await anApplauseCircle()
  const { workspace, giver, tom, lena, manager, colleague, admin } = circle
  const { id } = await anApplause(giver, [tom], { words: `${secret} thanks`, isPublic: false })
  await reactToApplause(tom, { id, kind: 'love', isOn: true })
  const commentId = await anApplauseComment(tom, id, `${secret} answer`)
  const later = await aLead({ workspace, members: [tom, giver] })
  const outsiders = [admin, manager, later, colleague, lena, await anAdmin()]
  return { ...circle, id, commentId, outsiders }
}

async function everythingFor(actor: Actor, { giver, tom }: { giver: Actor; tom: Actor }) {
  const lists = applauseTabs.flatMap((tab) =>
    [{}, { person: tom.memberId }, { person: giver.memberId }, { period: 'Last_31_Days' }].map((more) =>
      listApplause(actor, applauseListSchema.parse({ tab, ...more })),
    ),
  )
  return JSON.stringify([
    await Promise.all(lists),
    await Promise.all(searches.map((search) => read(search(actor, secret)))),
    await Promise.all(searches.map((search) => read(search(actor, secret.slice(0, 2))))),
    await Promise.all(homes.map((home) => read(home(actor)))),
    await listActivity(actor, { size: 50 }),
    await Promise.all([giver, tom].map(({ memberId }) => listPublicActivity(actor, { memberId, size: 50 }))),
    await db.notification.findMany({ where: { memberId: actor.memberId } }),
    await readOwnData(actor),
    await mailsTo(actor.email),
  ])
}

test('lists, search, Home, activity, notifications, mail and own data of others hold nothing of it', async () => {
  const { outsiders, giver, tom } = await aSecret()
  for (const actor of [giver, tom]) expect(await everythingFor(actor, { giver, tom })).toContain(secret)
  for (const actor of outsiders) expect(await everythingFor(actor, { giver, tom })).not.toContain(secret)
})

test('its page is not there, and no picture counts it', async () => {
  const { outsiders, giver, tom, id } = await aSecret()
  for (const actor of outsiders) {
    expect(await outcomeOf(getApplause(actor, id))).toBe('not-found')
    expect((await getThanks(actor, tom.memberId)).total).toBe(0)
  }
  for (const actor of [giver, tom]) expect((await getThanks(actor, tom.memberId)).total).toBe(1)
})

test('every action on it finds nothing for others, Admins included', async () => {
  const { outsiders, id, commentId } = await aSecret()
  const inputs: Record<string, object> = {
    editApplauseAction: { id, words: 'Mine' },
    deleteApplauseAction: { id },
    reactToApplauseAction: { id, kind: 'love', isOn: true },
    commentOnApplauseAction: { madeId: randomId(), id, comment: 'Mine', mentionedIds: [] },
    editApplauseCommentAction: { id, commentId, comment: 'Mine' },
    deleteApplauseCommentAction: { id, commentId },
  }
  const open = [
    'giveApplauseAction',
    'addCategoryAction',
    'renameCategoryAction',
    'retireCategoryAction',
    'setWeeklyThanksAction',
  ]
  expect([...Object.keys(inputs), ...open].toSorted()).toEqual(Object.keys(actions).toSorted())
  for (const [name, input] of Object.entries(inputs)) {
    const { schema, command } = (await bound.get(name)?.()) ?? expect.fail(name)
    for (const actor of outsiders)
      expect(`${name} ${await outcomeOf(command(actor, schema.parse(input)))}`).toBe(`${name} not-found`)
  }
})

test('the export of the workspace holds public applause and its comments, and nothing private', async () => {
  const { workspace, giver, tom } = await aSecret()
  const open = await anApplause(giver, [tom], { words: 'Open thanks' })
  await anApplauseComment(tom, open.id, 'Open answer')
  const tables = exportTables.filter(({ name }) => name.startsWith('applause'))
  const rows = await Promise.all(
    tables.map(
      ({ from, where, cells }) => db.$queryRaw`
        SELECT ARRAY[${cells('UTC', giver)}]::text[] AS cells FROM ${from}
        WHERE r."workspaceId" = ${workspace.id}::uuid ${where}`,
    ),
  )
  const written = JSON.stringify(rows)
  for (const words of ['Open thanks', 'Open answer', 'Gita Rao', 'Tom Reed', 'Teamwork'])
    expect(written).toContain(words)
  expect(written).not.toContain(secret)
  const others = exportTables.filter(({ name }) => !name.startsWith('applause'))
  expect(Prisma.join(others.map(({ from, where }) => Prisma.sql`${from} ${where}`)).sql).not.toContain('"Applause')
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id } })
  expect(JSON.stringify(lines)).not.toContain(secret)
})

test('a manager it was shown to reads it, and one who comes later does not', async () => {
  const { workspace, giver, tom, manager } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { isPublic: false, toManager: true })
  const later = await aLead({ workspace, members: [tom] })
  expect(await outcomeOf(getApplause(manager, id))).toBe('done')
  expect(await outcomeOf(getApplause(later, id))).toBe('not-found')
  const said = { madeId: randomId(), id, comment: 'Agreed.', mentionedIds: [later.memberId] }
  expect(await outcomeOf(commentOnApplause(manager, said))).toBe('invalid')
  expect(await outcomeOf(commentOnApplause(manager, { ...said, mentionedIds: [] }))).toBe('done')
})
