import { afterEach, test, expect } from 'vitest'
import { setClock, daysFrom } from '@/lib/platform/clock'
import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { aVisitor, aPerson, aPlace } from '@/tests/factories/members'
import { getSlugFault } from '@/lib/workspaces/queries'
import { outcomeOf } from '@/tests/support/refused'
import { createWorkspace } from '@/lib/workspaces/commands/create-workspace'
import { personActor } from '@/lib/access/person'
import { removeOldRegistrations } from '@/lib/workspaces/registrations/jobs'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { resendVerification } from '@/lib/members/commands/resend-verification'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { newToken } from '@/lib/platform/secrets'
import { proveAddress } from '@/lib/members/sign-in/commands/prove-address'
import { db } from '@/lib/platform/db'
import { holdAddress } from '@/lib/workspaces/steps/hold-address'
import { lockAddress } from '@/lib/workspaces/registrations/queries'
import { setTimeout as wait } from 'node:timers/promises'

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
  return registerWorkspace(aVisitor(), {
    ...person,
    workspaceName: 'Engines',
    slug,
    size: 'small',
    marketingSource: null,
  })
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

/** What everybody is answered, whoever has the mailbox. */
const theSame = { registration: expect.any(String) }

test.each(mailboxes)(
  'registered for the mailbox of %s, the address of a workspace is taken, and for as long',
  async (_, make) => {
    onDay(0)
    const [email, slug] = [await make(), unique('engines')]
    expect(await register(email, slug)).toEqual(theSame)
    expect(await isTaken(slug)).toBe(true)
    expect(await outcomeOf(register(aMailbox(), slug))).toBe('invalid')
    expect(await outcomeOf(register((await aPerson()).email, slug))).toBe('invalid')
    const { id: stranger } = await aPerson()
    expect(await outcomeOf(createWorkspace(await personActor(stranger), aWish(slug)))).toBe('invalid')
    expect(await register(email, slug)).toEqual(theSame)
    await removeOldRegistrations(onDay(7.9))
    expect(await isTaken(slug)).toBe(true)
    await removeOldRegistrations(onDay(8))
    expect(await isTaken(slug)).toBe(false)
    expect(await register(aMailbox(), slug)).toEqual(theSame)
  },
)

test.each(mailboxes)('links asked for at the mailbox of %s keep no address longer', async (_, make) => {
  onDay(0)
  const [email, slug] = [await make(), unique('engines')]
  await register(email, slug)
  onDay(7.5)
  await requestPasswordReset(aVisitor(), { email })
  await resendVerification(aVisitor(), { email })
  await sendSignInLink({ email, token: newToken(), returnPath: '/' })
  await removeOldRegistrations(onDay(8))
  expect(await isTaken(slug)).toBe(false)
})

test.each(mailboxes)('registered again with another, the mailbox of %s gives back the one before', async (_, make) => {
  onDay(0)
  const [email, first, second] = [await make(), unique('engines'), unique('engines')]
  await register(email, first)
  onDay(1)
  expect(await register(email, second)).toEqual(theSame)
  const areTaken = () => Promise.all([first, second].map(isTaken))
  expect(await areTaken()).toEqual([false, true])
  expect(await register(aMailbox(), first)).toEqual(theSame)
  expect(await outcomeOf(register(email, first))).toBe('invalid')
  await removeOldRegistrations(onDay(8.9))
  expect(await areTaken()).toEqual([true, true])
  await removeOldRegistrations(onDay(9))
  expect(await areTaken()).toEqual([false, false])
})

test.each(mailboxes)('two registered at once for the mailbox of %s, one of both is kept', async (_, make) => {
  const [email, slugs] = [await make(), [unique('engines'), unique('engines')]]
  expect(await Promise.all(slugs.map((slug) => register(email, slug)))).toEqual([theSame, theSame])
  expect((await Promise.all(slugs.map(isTaken))).toSorted()).toEqual([false, true])
})

test('what the owner of the mailbox has begun with stays theirs, whatever is registered after it', async () => {
  const [person, owner] = [await aPerson(), aMailbox()]
  const [theirs, slug] = [unique('engines'), unique('engines')]
  await register(person.email, theirs)
  await createWorkspace(await personActor(person.id), aWish(theirs))
  await register(owner, slug)
  await proveAddress((await db.user.findUniqueOrThrow({ where: { email: owner } })).id)
  for (const email of [person.email, owner]) await register(email, unique('other'))
  expect(await Promise.all([theirs, slug].map(isTaken))).toEqual([true, true])
  expect([await register(person.email, theirs), await register(owner, slug)]).toEqual([theSame, theSame])
})

const aWish = (slug: string) =>
  ({ workspaceName: 'Engines', slug, timeZone: 'UTC', size: 'small', marketingSource: null }) as const

test('somebody who registered though they have an account takes it once they are signed in', async () => {
  const [person, slug] = [await aPerson(), unique('engines')]
  await register(person.email, slug)
  expect(await faultOf(slug, aMailbox())).not.toBeNull()
  expect(await faultOf(slug, person.email)).toBeNull()
  const { id } = await createWorkspace(await personActor(person.id), aWish(slug))
  expect(await db.workspace.findUnique({ where: { slug } })).toMatchObject({ id })
  expect(await faultOf(slug, person.email)).not.toBeNull()
})

test('registering once more tells nothing of what the owner of the mailbox did meanwhile', async () => {
  const [person, owner] = [await aPerson(), aMailbox()]
  const [theirs, slug] = [unique('engines'), unique('engines')]
  await register(person.email, theirs)
  await createWorkspace(await personActor(person.id), aWish(theirs))
  await register(owner, slug)
  const { id } = await db.user.findUniqueOrThrow({ where: { email: owner } })
  await proveAddress(id)
  expect([await register(person.email, theirs), await register(owner, slug)]).toEqual([theSame, theSame])
})

test('registering a mailbox does not tell where its owner was added and never came', async () => {
  const [person, workspace] = [await aPerson({ isVerified: false }), await aWorkspace()]
  await aPlace({ userId: person.id, workspace })
  expect(await outcomeOf(register(person.email, workspace.slug))).toBe('invalid')
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

test('who takes it at the very moment it is kept for somebody else is refused', async () => {
  const [{ id }, slug] = [await aPerson(), unique('engines')]
  const stranger = await personActor(id)
  const { taking } = await db.$transaction(async (tx) => {
    await lockAddress(tx, slug)
    await holdAddress(tx, { slug, email: aMailbox() })
    const taking = outcomeOf(createWorkspace(stranger, aWish(slug)))
    await Promise.race([taking, wait(300)])
    return { taking }
  })
  expect(await taking).toBe('invalid')
})
