import { afterEach, expect, test } from 'vitest'
import { personActor } from '@/lib/access/person'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { createWorkspace } from '@/lib/workspaces/commands/create-workspace'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { getSlugFault } from '@/lib/workspaces/queries'
import { holdAddress } from '@/lib/workspaces/registrations/commands/hold-address'
import { removeOldRegistrations } from '@/lib/workspaces/registrations/jobs'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'

afterEach(() => setClock())

const began = new Date('2026-11-02T10:00:00Z')

const onDay = (days: number) => {
  const at = daysFrom(began, days)
  setClock(() => at)
  return at
}

const aMailbox = () => `${unique('ada')}@byron.example`

const register = (email: string, slug: string) => {
  const person = { email, firstName: 'Ada', lastName: 'Byron', password: 'plum violin seven', timeZone: 'UTC' }
  return registerWorkspace(aVisitor(), { ...person, workspaceName: 'Engines', slug, size: 'small' })
}

const faultOf = async (slug: string, email?: string) =>
  (await getSlugFault(email === undefined ? null : { email }, { slug })).fault

const isTaken = (slug: string) => faultOf(slug).then((fault) => fault !== null)

/** Mailboxes of every kind, which nobody is to tell apart by registering them. */
const mailboxes: [string, () => Promise<string>][] = [
  ['nobody', async () => aMailbox()],
  ['somebody who has an account', async () => (await aPerson({ password: 'harbour kettle moss' })).email],
  ['somebody who comes in by links', async () => (await aPerson()).email],
  ['somebody who was added and never came', async () => (await aPerson({ isVerified: false })).email],
  [
    'somebody who waits to be confirmed',
    async () => {
      const email = aMailbox()
      await register(email, unique('first'))
      return email
    },
  ],
]

test.each(mailboxes)(
  'registered for the mailbox of %s, the address of a workspace is taken, and for as long',
  async (_, make) => {
    onDay(0)
    const [email, slug] = [await make(), unique('engines')]
    expect(await register(email, slug)).toEqual({})
    expect(await isTaken(slug)).toBe(true)
    expect(await outcomeOf(register(aMailbox(), slug))).toBe('invalid')
    expect(await outcomeOf(register((await aPerson()).email, slug))).toBe('invalid')
    const { id: stranger } = await aPerson()
    expect(await outcomeOf(createWorkspace(await personActor(stranger), aWish(slug)))).toBe('invalid')
    expect(await register(email, slug)).toEqual({})
    await removeOldRegistrations(onDay(7.9))
    expect(await isTaken(slug)).toBe(true)
    await removeOldRegistrations(onDay(8))
    expect(await isTaken(slug)).toBe(false)
    expect(await register(aMailbox(), slug)).toEqual({})
  },
)

const aWish = (slug: string) =>
  ({ workspaceName: 'Engines', slug, timeZone: 'UTC', size: 'small', marketingSource: null }) as const

test('whoever registered though they have an account takes it once they are signed in', async () => {
  const [person, slug] = [await aPerson(), unique('engines')]
  await register(person.email, slug)
  expect(await faultOf(slug, aMailbox())).not.toBeNull()
  expect(await faultOf(slug, person.email)).toBeNull()
  const { id } = await createWorkspace(await personActor(person.id), aWish(slug))
  expect(await db.workspace.findUnique({ where: { slug } })).toMatchObject({ id })
  expect(await db.heldAddress.count({ where: { slug } })).toBe(0)
})

test('kept again, it is kept for longer', async () => {
  const [email, slug] = [aMailbox(), unique('engines')]
  for (const day of [0, 1]) {
    onDay(day)
    await db.$transaction((tx) => holdAddress(tx, { slug, email }))
  }
  expect(await db.heldAddress.findUnique({ where: { slug } })).toMatchObject({ expiresAt: daysFrom(began, 2) })
})

test('two who register one address at once, with an account or without, do not both get it', async () => {
  const [person, slug] = [await aPerson(), unique('engines')]
  const outcomes = await Promise.all([person.email, aMailbox()].map((email) => outcomeOf(register(email, slug))))
  expect(outcomes.toSorted()).toEqual(['done', 'invalid'])
})
