import { expect, test } from 'vitest'
import { setPassword } from '@/lib/members/account/commands/set-password'
import { hasPassword } from '@/lib/members/account/queries'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin, atABrowser, aVisitor } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const password = 'plum violin seven'

test.each([
  ['an Admin', anAdmin],
  ['a Manager', aManager],
  ['a Member', aMember],
])('%s without a password gets one, stays signed in and is told', async (_who, make) => {
  const actor = await atABrowser(await make())
  expect(await hasPassword(actor)).toBe(false)
  await setPassword(actor, { password })
  expect(await hasPassword(actor)).toBe(true)
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toMatchObject({ id: actor.userId })
  expect(await db.user.findUnique({ where: { id: actor.userId } })).toMatchObject({ sessionVersion: 1 })
  expect((await mailsTo(actor.email)).map(({ event }) => event)).toEqual(['password.changed'])
})

test('it touches nobody else', async () => {
  const [one, other] = [await atABrowser(await aMember()), await aMember()]
  await setPassword(one, { password })
  expect(await hasPassword(other)).toBe(false)
})

test('a password that is there is not replaced', async () => {
  const actor = await atABrowser(await aMember({ password: 'harbour kettle moss' }))
  await expect(setPassword(actor, { password })).rejects.toMatchObject({ code: 'conflict' })
  expect(await checkPassword(aVisitor(), { email: actor.email, password })).toBeNull()
})

test('a weak one is refused beside its field', async () => {
  const actor = await atABrowser(await aMember())
  const attempt = setPassword(actor, { password: 'letmein123' })
  await expect(attempt).rejects.toMatchObject({ code: 'invalid', fields: { password: expect.any(String) } })
  expect(await hasPassword(actor)).toBe(false)
})

test('the name of the workspace with digits is refused beside its field', async () => {
  const workspace = await aWorkspace({ name: 'Quillhaven Orchard' })
  const attempt = setPassword(await atABrowser(await aMember({ workspace })), { password: 'QuillhavenOrchard2031' })
  await expect(attempt).rejects.toMatchObject({ fields: { password: expect.stringContaining('your workspace') } })
})

test('a browser signed in for longer than a quarter of an hour proves nothing, nor does the browser of another', async () => {
  const actor = await atABrowser(await aMember())
  const stranger = await atABrowser(await aMember())
  const { sessionId: id } = actor
  const since = (minutes: number) =>
    db.userSession.update({ where: { id: id ?? '' }, data: { createdAt: minutesFrom(now(), -minutes) } })
  await since(16)
  const refusal = {
    code: 'invalid',
    fields: { session: expect.stringContaining('It’s been a while since you signed in') },
  }
  await expect(setPassword(actor, { password })).rejects.toMatchObject(refusal)
  await expect(setPassword({ ...actor, sessionId: stranger.sessionId }, { password })).rejects.toMatchObject(refusal)
  await expect(setPassword({ ...actor, sessionId: null }, { password })).rejects.toMatchObject(refusal)
  expect(await hasPassword(actor)).toBe(false)
  expect(await mailsTo(actor.email)).toEqual([])
  await since(14)
  await setPassword(actor, { password })
  expect(await hasPassword(actor)).toBe(true)
})
