import type { Actor } from '@/lib/access/actor'
import { findAnything } from '@/lib/dashboard/finding/queries'
import type { SearchResult } from '@/lib/access/search'
import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { aMember, aManager, anAdmin, aPlace } from '@/tests/factories/members'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aTeam } from '@/tests/factories/teams'
import { aReview, aDraft } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { test, expect } from 'vitest'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { findSchema } from '@/lib/dashboard/finding/schema'

const found = async (actor: Actor, query: string) => (await findAnything(actor, { query })).found
const labels = async (actor: Actor, query: string, kind: SearchResult['kind']) =>
  (await found(actor, query)).filter((one) => one.kind === kind).map(({ label }) => label)

/** A workspace in which something of every kind begins with the same word, and people of each role who look for it. */
async function aSettledPlace() {
  const word = unique('Quartz').toLowerCase()
  const workspace = await aWorkspace({ name: `${word} Street` })
  const creator = await aMember({ workspace, firstName: word, lastName: 'Reed' })
  const asked = await aMember({ workspace })
  const team = await aTeam({ workspace, name: `${word} team`, members: [creator] })
  const review = await aReview(creator, { asked: [asked], title: `${word} review` })
  const draft = await aDraft(creator, { title: `${word} draft` })
  const shared = await aTemplate(creator, { title: `${word} shared`, isShared: true })
  const own = await aTemplate(creator, { title: `${word} own` })
  return { word, workspace, creator, asked, team, review, draft, shared, own }
}

test('each role finds the people and teams, and of feedback and templates what their lists hold', async () => {
  const { word, workspace, creator, asked, ...made } = await aSettledPlace()
  const { team, review, draft, shared, own } = made
  const [manager, admin] = await Promise.all([aManager({ workspace }), anAdmin({ workspace })])
  const everybodys = [`/profile/preview/${creator.memberId}`, `/users/teams/${team.id}`]
  const both = [`/template/preview/${own.id}`, `/template/preview/${shared.id}`]
  const rows: [Actor, string[]][] = [
    [creator, [`/feedback/edit/${draft.id}`, `/feedback/preview/${review.id}`, ...both]],
    [asked, [`/feedback/id/${review.id}`, `/template/preview/${shared.id}`]],
    [manager, [`/template/preview/${shared.id}`]],
    [admin, both],
  ]
  for (const [actor, own] of rows) {
    const hrefs = (await found(actor, word)).map(({ href }) => href)
    expect(hrefs.toSorted()).toEqual([...everybodys, ...own].toSorted())
  }
})

test('a stranger from another workspace finds nothing of it', async () => {
  const { word } = await aSettledPlace()
  expect(await found(await anAdmin(), word)).toEqual([])
})

test('a line says what it is: whom one writes to, how many, who asked', async () => {
  const { word, creator, asked } = await aSettledPlace()
  expect((await found(asked, word)).map(({ kind, hint }) => [kind, hint])).toEqual([
    ['review', `${word} Reed asked · Pending`],
    ['template', '6 questions'],
    ['person', creator.email],
    ['team', '1 person'],
  ])
})

test('a person is found with their photo', async () => {
  const { word, creator, asked } = await aSettledPlace()
  await setPhoto(creator, { file: aFile(await aPictureFile()) })
  const person = (await found(asked, word)).find(({ kind }) => kind === 'person')
  expect(person?.pictureId).toEqual(expect.any(String))
})

test('who was deactivated is not found', async () => {
  const { word, workspace, creator } = await aSettledPlace()
  await db.member.update({ where: { id: creator.memberId }, data: { status: 'DEACTIVATED' } })
  expect(await labels(await aMember({ workspace }), word, 'person')).toEqual([])
})

test('where templates are switched off, none is found', async () => {
  const { word, workspace } = await aSettledPlace()
  await db.workspace.update({ where: { id: workspace.id }, data: { withoutFeatures: ['Templates'] } })
  expect(await labels(await anAdmin({ workspace }), word, 'template')).toEqual([])
})

test('at most five of a kind', async () => {
  const { word, workspace, creator } = await aSettledPlace()
  for (let made = 0; made < 6; made++) await aMember({ workspace, firstName: word })
  expect(await labels(creator, word, 'person')).toHaveLength(5)
})

test('without words finds what waits, and the other workspaces that can be entered', async () => {
  const { workspace, creator, draft } = await aSettledPlace()
  const [there, leaving, left] = await Promise.all([
    aWorkspace({ name: 'Lighthouse' }),
    aWorkspace({ name: 'Leaving' }),
    aWorkspace({ name: 'Left' }),
  ])
  await aWorkspace({ name: 'Lightship' })
  for (const workspace of [there, leaving, left]) await aPlace({ userId: creator.userId, workspace })
  await db.workspace.update({ where: { id: leaving.id }, data: { deletionAt: now() } })
  await db.member.updateMany({
    where: { workspaceId: left.id, userId: creator.userId },
    data: { status: 'DEACTIVATED' },
  })
  const line = { id: there.id, kind: 'workspace', label: 'Switch to Lighthouse', hint: '', href: '/workspace/switch' }
  const [waiting, ...others] = await found(creator, '')
  expect(waiting).toMatchObject({ kind: 'to-do', href: `/feedback/edit/${draft.id}` })
  expect(others).toEqual([line])
  expect(await labels(creator, 'house', 'workspace')).toEqual(['Switch to Lighthouse'])
  expect(await labels(creator, workspace.name, 'workspace')).toEqual([])
})

test.each(['%', '_'])('%s is no joker', async (query) => {
  const { creator } = await aSettledPlace()
  expect(await found(creator, query)).toEqual([])
})

test('what cannot be a name reads as nothing', () => {
  const read = (query: unknown) => findSchema.parse({ query }).query
  expect([read('a'.repeat(101)), read('a\0'), read(undefined), read(' ada ')]).toEqual(['', '', '', 'ada'])
})

test('what stands in no list is answered by help', async () => {
  expect(await labels(await aMember(), 'recovery codes', 'help')).toContain('Two-step sign-in and lost phones')
})
