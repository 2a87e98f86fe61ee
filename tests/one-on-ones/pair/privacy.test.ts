import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { exportTables, homes, readOwnData, searches } from '@/lib/account/modules'
import { listActivity, listPublicActivity } from '@/lib/activity/queries'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { undoCompletion } from '@/lib/meetings/commands/undo-completion'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { addTalkingPoint } from '@/lib/one-on-ones/commands/add-talking-point'
import * as actions from '@/lib/one-on-ones/actions'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { getOneOnOneForm } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { listHistory } from '@/lib/one-on-ones/queries/list-history'
import { findAgenda, findOpenAgenda } from '@/lib/one-on-ones/queries/find-agenda'
import { listPairs } from '@/lib/one-on-ones/queries/list-pairs'
import { streamPair } from '@/lib/one-on-ones/queries/stream-pair'
import { db } from '@/lib/platform/db'
import { read as readHome } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aPair } from '@/tests/factories/one-on-ones'
import { aSecretPair, aSuperAdminIn, secret } from '@/tests/one-on-ones/pair/secret-pair'
import { sweep } from '@/tests/one-on-ones/sweep'
import { bound } from '@/tests/access/twice/bound'
import { aLead } from '@/tests/factories/goals'
import { aSweptWorkspace } from '@/tests/factories/sweep/world'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { filesUnder, read } from '@/tests/structure/support/project'
import { stopSignalsAfterAll } from '@/tests/support/signals'

stopSignalsAfterAll()

const here = async () => true

test('a page, list or live stream of a pair is not there for an Admin, a super admin, a new manager, a colleague or a stranger', async () => {
  const { one, other, id, pairId, outsiders } = await aSecretPair()
  const reads = [
    (actor: Actor) => getOneOnOne(actor, id),
    (actor: Actor) => getOneOnOneForm(actor, id),
    (actor: Actor) => listHistory(actor, one.memberId, { search: '' }),
    (actor: Actor) => listHistory(actor, other.memberId, { search: secret }),
    (actor: Actor) => streamPair(actor, { id: pairId }, here),
  ]
  for (const actor of outsiders) {
    expect(await Promise.all(reads.map((read) => outcomeOf(read(actor))))).toEqual(reads.map(() => 'not-found'))
    expect((await listPairs(actor)).pairs).toEqual([])
    await expectRefused(findAgenda(actor, pairId, { id, isOpen: true, completedAt: null }), 'not-found')
    await expectRefused(findOpenAgenda(actor, pairId), 'not-found')
  }
})

test('search, Home, activity, notifications, mail and own data of others hold nothing of a pair', async () => {
  const { one, other, outsiders } = await aSecretPair()
  const found = async (actor: Actor) => {
    const results = await Promise.all(searches.map((search) => readHome(search(actor, secret))))
    const waiting = await Promise.all(homes.map((home) => readHome(home(actor))))
    const feeds = [listActivity(actor, { size: 50 })]
    const open = [one, other].map(({ memberId }) => listPublicActivity(actor, { memberId, size: 50 }))
    const told = await db.notification.findMany({ where: { memberId: actor.memberId } })
    const own = await readOwnData(actor)
    const mails = await mailsTo(actor.email)
    return JSON.stringify([results, waiting, await Promise.all(feeds), await Promise.all(open), told, own, mails])
  }
  for (const actor of [one, other]) expect(await found(actor)).toContain(secret)
  for (const actor of outsiders) expect(await found(actor)).not.toContain(secret)
  expect(JSON.stringify(await readOwnData(other))).not.toContain(`${secret} thought`)
})

test('the export of the workspace and the audit log hold nothing of a pair', async () => {
  const { workspace } = await aSecretPair()
  const sources = exportTables.map(({ from, where }) => [from.sql, where.sql].join(' ')).join(' ')
  for (const table of ['OneOnOne', 'TalkingPoint', 'PrivateNote', 'AgendaTemplate'])
    expect(sources).not.toContain(`"${table}`)
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id } })
  expect(JSON.stringify(lines)).not.toContain(secret)
})

test('what a super admin reads of a workspace asks no table of a pair', () => {
  const files = filesUnder('lib/admin')
  expect(files).toContain('lib/admin/operation/queries/get-pulse.ts')
  for (const file of files) expect(read(file)).not.toMatch(/oneOnOne|talkingPoint|privateNote|agendaTemplate/i)
})

test('every action on a pair finds nothing for an Admin, a super admin, a new manager, a colleague and a stranger', async () => {
  const world = await aSweptWorkspace()
  const { workspace, creator, respondent, admin } = world
  const manager = await aLead({ workspace, members: [creator, respondent] })
  const outsiders = [admin, manager, await aMember({ workspace }), await anAdmin(), await aSuperAdminIn(workspace)]
  const open = ['scheduleOneOnOneAction', 'raiseTalkingPointAction', 'saveAgendaAction']
  const names = Object.keys(actions).filter((name) => !open.includes(name))
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) {
    const { schema, command } = (await bound.get(name)?.()) ?? expect.fail(name)
    for (const actor of outsiders) {
      const input: unknown = schema.parse(sweep.inputs?.[name]?.(world, ''))
      expect(`${name} ${await outcomeOf(command(actor, input))}`).toBe(`${name} not-found`)
    }
  }
})

test('what all meetings share finds nothing of a one-on-one for anybody else', async () => {
  const { id, outsiders } = await aSecretPair()
  const acts = [
    (actor: Actor) => completeMeeting(actor, { id }),
    (actor: Actor) => undoCompletion(actor, { id }),
    (actor: Actor) => cancelMeeting(actor, { id, scope: 'this' }),
    (actor: Actor) => respondToMeeting(actor, { id, isAttending: true, note: '' }),
    (actor: Actor) => addMeetingLink(actor, { madeId: randomId(), id, url: 'https://elsewhere.example', text: '' }),
    (actor: Actor) => getMeeting(actor, 'ONE_ON_ONE', id),
    (actor: Actor) => getMeeting(actor, 'FOLLOW_UP', id),
  ]
  for (const actor of outsiders)
    expect(await Promise.all(acts.map((act) => outcomeOf(act(actor))))).toEqual(acts.map(() => 'not-found'))
})

test('the stream of a pair says that something changed, to the two', async () => {
  const { other, one, pairId } = await aPair()
  const reader = (await streamPair(other, { id: pairId }, here)).body?.getReader()
  const texts: string[] = []
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  texts.push(await read())
  // A process begins to listen with its first listener, so the first changes may pass before it does.
  const adding = setInterval(
    () => void addTalkingPoint(one, { madeId: randomId(), id: pairId, text: secret, link: '' }),
    300,
  )
  while (!texts.at(-1)?.includes('data: changed')) texts.push(await read())
  clearInterval(adding)
  expect(texts.join('')).not.toContain(secret)
  await reader?.cancel()
})
