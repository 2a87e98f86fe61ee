import { afterEach, test, expect } from 'vitest'
import { setClock, minutesFrom, now } from '@/lib/platform/clock'
import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { aVisitor, aPlace, aPerson } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import type { RegisterWorkspaceInput } from '@/lib/workspaces/schema'
import { moveRegistration } from '@/lib/workspaces/steps/move-registration'
import { mailsTo } from '@/tests/support/outbox'
import { proveAddress } from '@/lib/members/sign-in/commands/prove-address'
import { setTimeout as wait } from 'node:timers/promises'

afterEach(() => setClock())

type Form = Pick<RegisterWorkspaceInput, 'workspaceName' | 'slug' | 'timeZone' | 'size' | 'marketingSource'>

const aForm = (given: Partial<Form> = {}): Form => ({
  workspaceName: 'Engines',
  slug: unique('engines'),
  timeZone: 'UTC',
  size: 'small',
  marketingSource: null,
  ...given,
})

/** Somebody who has registered a workspace and not confirmed it, with what they typed. */
async function aRegistrant() {
  const [form, email] = [aForm(), `${unique('ada')}@byron.example`]
  const person = { email, firstName: 'Ada', lastName: 'Byron', password: 'plum violin seven' }
  const register = (chosen: typeof form) => registerWorkspace(aVisitor(), { ...person, ...chosen })
  await register(form)
  const { id } = await db.user.findUniqueOrThrow({ where: { email } })
  const move = (chosen: typeof form) => db.$transaction((tx) => moveRegistration(tx, id, chosen))
  return { id, email, form, register, move }
}

const select = { id: true, slug: true, name: true, size: true, marketingSource: true, timeZone: true } as const
const workspacesOf = (userId: string) =>
  db.workspace.findMany({ where: { members: { some: { userId } } }, orderBy: { createdAt: 'asc' }, select })

test('the workspace that waits becomes the one that was registered last, and is no second', async () => {
  const { id, email, form, register } = await aRegistrant()
  const [before] = await workspacesOf(id)
  const later = minutesFrom(now(), 2)
  setClock(() => later)
  const { workspaceName: name, ...rest } = aForm({
    workspaceName: 'Looms',
    size: 'enterprise',
    marketingSource: 'Referral',
  })
  await register({ workspaceName: name, ...rest })
  expect(await workspacesOf(id)).toEqual([{ id: before?.id, name, ...rest }])
  expect(await db.workspace.count({ where: { slug: form.slug } })).toBe(0)
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['email.verification', 'email.verification'])
  const lines = await db.auditEntry.findMany({
    where: { workspaceId: before?.id ?? '' },
    orderBy: { createdAt: 'asc' },
  })
  expect(lines.map(({ title }) => title)).toEqual(['Created the workspace “Engines”', 'Registered it again as “Looms”'])
})

test('registered again with the same address it stays as it is', async () => {
  const { id, form, move } = await aRegistrant()
  await move({ ...form, workspaceName: 'Looms' })
  expect(await workspacesOf(id)).toMatchObject([{ slug: form.slug, name: 'Engines' }])
})

test('what was confirmed stays, and where others have let them in', async () => {
  const [{ id, form, move }, workspace] = [await aRegistrant(), await aWorkspace()]
  await Promise.all([aPlace({ userId: id, workspace }), aPlace({ userId: (await aPerson()).id, workspace })])
  const moved = aForm()
  await move(moved)
  const slugs = async () => (await workspacesOf(id)).map(({ slug }) => slug).toSorted()
  expect(await slugs()).toEqual([moved.slug, workspace.slug].toSorted())
  await proveAddress(id)
  await move(form)
  expect(await slugs()).toEqual([moved.slug, workspace.slug].toSorted())
})

test('what is confirmed at the very moment stays', async () => {
  const { id, form, move } = await aRegistrant()
  const { moving } = await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: { emailVerifiedAt: now() } })
    const moving = move(aForm())
    await Promise.race([moving, wait(300)])
    return { moving }
  })
  await moving
  expect(await workspacesOf(id)).toMatchObject([{ slug: form.slug }])
})
