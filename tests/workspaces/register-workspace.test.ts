import { afterEach, expect, test } from 'vitest'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { resetPassword } from '@/lib/members/account/commands/reset-password'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { registerWorkspaceSchema, type RegisterWorkspaceInput } from '@/lib/workspaces/schema'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'

afterEach(() => setClock())

const password = 'plum violin seven'

const aRegistration = (given: Partial<RegisterWorkspaceInput> = {}): RegisterWorkspaceInput => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `${unique('ada')}@byron.example`,
  password,
  workspaceName: 'Analytical Engines',
  slug: unique('engines'),
  size: 'enterprise',
  marketingSource: 'TradeShow',
  timeZone: 'Europe/London',
  ...given,
})

const register = (input: RegisterWorkspaceInput) => registerWorkspace(aVisitor(), input)
const findWorkspace = (slug: string) => db.workspace.findUnique({ where: { slug }, include: { members: true } })

test('makes the workspace with its first Admin, who signs in once the address is proven', async () => {
  const input = aRegistration()
  expect(await register(input)).toEqual({ registration: expect.any(String) })
  const workspace = await findWorkspace(input.slug)
  expect(workspace).toMatchObject({
    name: 'Analytical Engines',
    timeZone: 'Europe/London',
    size: 'enterprise',
    marketingSource: 'TradeShow',
    members: [{ role: 'Admin' }],
  })
  const { email } = input
  expect(await checkPassword(aVisitor(), { email, password })).toBeNull()
  await verifyEmail(aVisitor(), { token: await mailedToken(email, 'email.verification'), password })
  expect(await checkPassword(aVisitor(), { email, password })).toMatchObject({ id: expect.any(String) })
})

test('the name of the new workspace with digits is no password', async () => {
  const input = aRegistration({ workspaceName: 'Quillhaven Orchard', password: 'quillhavenorchard99' })
  await expectRefused(register(input), 'invalid', 'password')
})

test('nobody has to say where they heard of it', () => {
  expect(registerWorkspaceSchema.parse({ ...aRegistration(), marketingSource: '' }).marketingSource).toBeNull()
})

test('its audit log begins with its first Admin, once', async () => {
  const input = aRegistration()
  await register(input)
  await register(input)
  const { id: workspaceId = '', members = [] } = (await findWorkspace(input.slug)) ?? {}
  const lines = await db.auditEntry.findMany({ where: { workspaceId } })
  expect(lines).toMatchObject([
    { action: 'workspace.created', title: 'Created the workspace “Analytical Engines”', memberId: members[0]?.id },
  ])
})

test('a new workspace tries PRO for two weeks, and registering again begins no second trial', async () => {
  const input = aRegistration()
  await register(input)
  await register(input)
  const { id: workspaceId = '' } = (await findWorkspace(input.slug)) ?? {}
  const trials = await db.subscription.findMany({ where: { workspaceId }, include: { plan: true } })
  expect(trials).toMatchObject([{ status: 'ACTIVE', isTrial: true, plan: { type: 'PRO' } }])
  const [{ startsAt, trialEndsAt } = { startsAt: now(), trialEndsAt: null }] = trials
  expect(trialEndsAt).toEqual(daysFrom(startsAt, 14))
})

test('an address with an account gets the same answer; its owner is told, and nothing is created', async () => {
  const owner = await aPerson({ password: 'harbour kettle moss' })
  const input = aRegistration({ email: owner.email })
  expect(await register(input)).toEqual({ registration: expect.any(String) })
  expect(await findWorkspace(input.slug)).toBeNull()
  expect(await mailsTo(owner.email)).toMatchObject([{ event: 'account.exists', props: { recipientName: 'Priya' } }])
  expect(await checkPassword(aVisitor(), { email: owner.email, password })).toBeNull()
})

test('the owner of an address is told once a day at most', async () => {
  const { email } = await aPerson()
  await register(aRegistration({ email }))
  await register(aRegistration({ email }))
  expect(await mailsTo(email)).toHaveLength(1)
})

test('who registers again because the mail was lost gets a new link to the first workspace', async () => {
  const input = aRegistration()
  await register(input)
  setClock(() => minutesFrom(new Date(), 1))
  await register({ ...input, workspaceName: 'Another name' })
  expect((await mailsTo(input.email)).map(({ event }) => event)).toEqual(['email.verification', 'email.verification'])
  expect(await findWorkspace(input.slug)).toMatchObject({ name: 'Analytical Engines' })
  expect(await db.member.count({ where: { user: { email: input.email } } })).toBe(1)
})

test('who registers again with another password signs in with that one, and no longer with the first', async () => {
  const [first, second] = ['harbour kettle moss', password]
  const input = aRegistration({ password: first })
  const { email } = input
  await register(input)
  setClock(() => minutesFrom(new Date(), 1))
  await register({ ...input, password: second })
  const token = await mailedToken(email, 'email.verification')
  await expectRefused(verifyEmail(aVisitor(), { token, password: first }), 'invalid', 'password')
  await verifyEmail(aVisitor(), { token, password: second })
  expect(await checkPassword(aVisitor(), { email, password: first })).toBeNull()
  expect(await checkPassword(aVisitor(), { email, password: second })).not.toBeNull()
})

test('who registers again is called by the name given last', async () => {
  const input = aRegistration({ firstName: 'Rude', lastName: 'Name', timeZone: 'UTC' })
  await register(input)
  const own = { firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/London' }
  await register({ ...input, ...own })
  expect(await db.user.findUniqueOrThrow({ where: { email: input.email } })).toMatchObject(own)
})

test('registering somebody else’s address before or after them never sets a password that opens it', async () => {
  const [theirs, own] = ['harbour kettle moss', password]
  for (const order of [[theirs], [theirs, own], [own, theirs]]) {
    const input = aRegistration()
    const { email } = input
    for (const chosen of order) await register({ ...input, password: chosen })
    const token = await mailedToken(email, 'email.verification')
    const isOpen = await outcomeOf(verifyEmail(aVisitor(), { token, password: own }))
    if (isOpen !== 'done') {
      await requestPasswordReset(aVisitor(), { email })
      await resetPassword(aVisitor(), { token: await mailedToken(email, 'password.reset'), password: own })
    }
    expect(await checkPassword(aVisitor(), { email, password: theirs })).toBeNull()
    expect(await checkPassword(aVisitor(), { email, password: own })).not.toBeNull()
  }
})

test('somebody an Admin has added, who never signed in, is told of the account they have', async () => {
  const { email } = await aPerson({ isVerified: false })
  const input = aRegistration({ email })
  expect(await register(input)).toEqual({ registration: expect.any(String) })
  expect(await findWorkspace(input.slug)).toBeNull()
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['account.exists'])
})

test('a taken address of a workspace is refused beside its field, and nothing is written', async () => {
  const { slug } = await aWorkspace()
  const input = aRegistration({ slug })
  await expect(register(input)).rejects.toMatchObject({ code: 'invalid', fields: { slug: expect.any(String) } })
  expect(await db.user.findUnique({ where: { email: input.email } })).toBeNull()
  const owner = await aPerson()
  await expect(register(aRegistration({ slug, email: owner.email }))).rejects.toMatchObject({ code: 'invalid' })
})

test('one registration sent several times at once makes one workspace, and is mailed once', async () => {
  const input = aRegistration()
  const answers = await Promise.all([1, 2, 3].map(() => register(input)))
  expect(answers).toEqual([1, 2, 3].map(() => ({ registration: expect.any(String) })))
  expect((await findWorkspace(input.slug))?.members).toHaveLength(1)
  expect(await mailsTo(input.email)).toHaveLength(1)
})

test('of two people who want the same address at once, one gets it', async () => {
  const slug = unique('engines')
  const answers = await Promise.allSettled([register(aRegistration({ slug })), register(aRegistration({ slug }))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await findWorkspace(slug))?.members).toHaveLength(1)
})

test('a weak password is refused beside its field', async () => {
  for (const weak of ['password123', 'AdaByron99']) {
    const attempt = register(aRegistration({ password: weak }))
    await expect(attempt).rejects.toMatchObject({ code: 'invalid', fields: { password: expect.any(String) } })
  }
})

test('five times a day for one address, known or not', async () => {
  const owner = await aPerson()
  for (const email of [owner.email, `${unique('new')}@byron.example`]) {
    for (let time = 0; time < 5; time++) await register(aRegistration({ email }))
    await expect(register(aRegistration({ email }))).rejects.toMatchObject({ code: 'too-many' })
  }
})

const fault = (given: Record<string, unknown>) => {
  const parsed = registerWorkspaceSchema.safeParse({ ...aRegistration(), ...given })
  return parsed.error?.issues[0]?.path[0]
}

test.each([
  ['firstName', ' '],
  ['firstName', 'x'.repeat(101)],
  ['firstName', 'Ada\r\nBcc: x@evil.example'],
  ['lastName', 'x'.repeat(101)],
  ['email', 'ada'],
  ['email', 'ada@byron.example\r\nBcc: x@evil.example'],
  ['email', `${'x'.repeat(250)}@byron.example`],
  ['password', 'seven77'],
  ['password', 'x'.repeat(129)],
  ['workspaceName', ''],
  ['workspaceName', 'x'.repeat(129)],
  ['slug', 'ab'],
  ['slug', 'x'.repeat(49)],
  ['slug', 'a--b'],
  ['slug', '-engines'],
  ['slug', 'engin\u00e9s'],
  ['slug', 'Admin'],
  ['slug', 'api-team'],
  ['size', ''],
  ['size', 'huge'],
])('%s: %j is refused beside its field', (field, value) => {
  expect(fault({ [field]: value })).toBe(field)
})

test('what a browser says of its zone never keeps anybody out', () => {
  for (const timeZone of ['Mars/Olympus', 'x'.repeat(99), 7, undefined]) {
    expect(registerWorkspaceSchema.parse({ ...aRegistration(), timeZone })).toMatchObject({ timeZone: 'UTC' })
  }
})

test('a zone that the browser knows by a former name is kept under its own', () => {
  const named = (timeZone: string) => registerWorkspaceSchema.parse({ ...aRegistration(), timeZone }).timeZone
  expect(named('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(named('Europe/Kyiv')).toBe('Europe/Kyiv')
})
