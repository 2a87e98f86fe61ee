import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { takeDue } from '@/lib/notifications/digests/queries'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { savePreferences } from '@/lib/notifications/preferences/commands/save-preferences'
import { savePreferencesSchema } from '@/lib/notifications/preferences/schema'
import { endSlack, startSlack } from '@/lib/notifications/slack/steps/start-slack'
import { tell } from '@/lib/notifications/tell'
import { setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { preferences, preferencesOf, preferring } from './preferring'

const evening = new Date('2026-11-21T22:30:00Z')
const nextMorning = new Date('2026-11-22T09:00:00Z')
afterEach(() => setClock())

async function aSlackUser() {
  const actor = await aMember()
  await transaction((tx) => startSlack(tx, actor))
  return actor
}

async function told({ workspaceId, memberId }: Actor, isProductOnly = false) {
  const line = { memberId, type: 'Goal' as const, objectId: null, key: unique('event'), isProductOnly }
  await transaction((tx) => tell(tx, workspaceId, [{ ...line, message: 'Something happened', link: '/goals' }]))
}

const rowsOf = ({ memberId }: Actor) => db.notification.findMany({ where: { memberId } })

test('once connected, what is mailed at once comes to Slack at once, and mail stays as it was', async () => {
  const actor = await aSlackUser()
  const { choices } = await preferencesOf(actor)
  expect(choices['Goal']).toEqual({ product: 'AT_ONCE', mail: 'AT_ONCE', slack: 'AT_ONCE' })
  expect(choices['Nudge']).toEqual({ product: 'AT_ONCE', mail: 'DIGEST', slack: 'OFF' })
  setClock(() => evening)
  await told(actor)
  expect(await rowsOf(actor)).toMatchObject([{ slackAt: evening }])
})

test('somebody without Slack has nothing that waits for it', async () => {
  const actor = await aMember()
  await told(actor)
  expect(await rowsOf(actor)).toMatchObject([{ slackAt: null }])
})

test('in quiet hours Slack waits for their end, and the daily message for its hour', async () => {
  const actor = await aSlackUser()
  await preferring(actor, { Goal: { slack: 'AT_ONCE' }, quietFrom: '22:00', quietUntil: '07:00' })
  setClock(() => evening)
  await told(actor)
  expect(await rowsOf(actor)).toMatchObject([{ slackAt: new Date('2026-11-22T07:00:00Z') }])
  await db.notification.deleteMany({ where: { memberId: actor.memberId } })
  await preferring(actor, { Goal: { slack: 'DIGEST' } })
  await told(actor)
  await told(actor, true)
  expect(new Set((await rowsOf(actor)).map(({ slackAt }) => slackAt))).toEqual(new Set([nextMorning, null]))
  await db.user.update({ where: { id: actor.userId }, data: { digestHour: 18 } })
  await transaction((tx) => moveDigest(tx, actor.userId))
  expect(await rowsOf(actor)).toContainEqual(expect.objectContaining({ slackAt: new Date('2026-11-22T18:00:00Z') }))
})

test('choosing never leaves nothing waiting; a form without Slack changes nothing of it', async () => {
  const actor = await aSlackUser()
  await told(actor)
  const { Goal, ...others } = preferences().choices
  const without = { ...Goal, slack: undefined }
  await savePreferences(actor, savePreferencesSchema.parse({ ...preferences(), choices: { ...others, Goal: without } }))
  expect((await preferencesOf(actor)).choices['Goal']).toMatchObject({ slack: 'AT_ONCE' })
  expect((await rowsOf(actor))[0]?.slackAt).not.toBeNull()
  await preferring(actor, { Goal: { slack: 'OFF' } })
  expect(await rowsOf(actor)).toMatchObject([{ slackAt: null }])
})

test('what is in no list waits for the daily mail and for Slack, and is gone after both', async () => {
  const actor = await aSlackUser()
  await preferring(actor, { Goal: { product: 'OFF', mail: 'DIGEST', slack: 'DIGEST' } })
  setClock(() => evening)
  await told(actor)
  await transaction((tx) => takeDue(tx, actor, nextMorning))
  expect(await rowsOf(actor)).toMatchObject([{ digestAt: null, slackAt: nextMorning }])
  await transaction((tx) => endSlack(tx, actor))
  expect(await rowsOf(actor)).toEqual([])
  expect((await preferencesOf(actor)).choices['Goal']).toMatchObject({ slack: 'OFF' })
})
