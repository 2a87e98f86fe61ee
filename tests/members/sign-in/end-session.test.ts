import { beforeAll, expect, test } from 'vitest'
import { endSession } from '@/lib/members/sign-in/commands/end-session'
import { db } from '@/lib/platform/db'
import { aMember, aSession } from '@/tests/factories/members'
import { aBrowser } from './knock'

const password = 'plum violin seven'

beforeAll(() => {
  process.env['AUTH_TRUST_HOST'] = 'true'
})

test('ends once, and stays ended when it was', async () => {
  const id = await aSession((await aMember()).userId)
  await endSession(id)
  const once = await db.userSession.findUnique({ where: { id } })
  expect(once?.endedAt).toBeInstanceOf(Date)
  await endSession(id)
  expect(await db.userSession.findUnique({ where: { id } })).toEqual(once)
})

test('after signing out, a copy of the token is worth nothing', async () => {
  const { email } = await aMember({ password })
  const browser = aBrowser()
  await browser.post('callback/credentials', { email, password })
  const copy = { ...browser.cookies }
  await browser.post('signout')
  Object.assign(browser.cookies, copy)
  expect(await browser.session()).toEqual({})
})

test('a browser that was signed out from another one is nobody’s with its next look', async () => {
  const { userId, email } = await aMember({ password })
  const [here, there] = [aBrowser(), aBrowser()]
  for (const browser of [here, there]) await browser.post('callback/credentials', { email, password })
  const [first] = await db.userSession.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  expect(first).toMatchObject({ device: 'Firefox on Linux' })
  await endSession(first?.id ?? '')
  expect(await here.session()).toEqual({})
  expect(await there.session()).toMatchObject({ user: { id: userId } })
})
