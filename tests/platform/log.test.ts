import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { withConnection } from '@/scripts/support/database/connection.mjs'
import { aPerson } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

// Settings are read once: the log is loaded anew, to read this one.
vi.resetModules()
vi.stubEnv('LOG_LEVEL', 'error')
const { log } = await import('@/lib/platform/log')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const words = 'Ada Byron of ada@acme.example said so'

type Line = { level: string; event: string; error: string; stack?: string; where: string }

function logged(error: unknown) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  log.error('failure', error, { where: 'here' })
  const text = String(written.mock.lastCall?.[0])
  return { text, line: JSON.parse(text) as Line }
}

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  )

/** Asks PostgreSQL without Prisma, as the queue and the limits do. */
const asked = (text: string, values: string[]) =>
  withConnection(String(process.env.DATABASE_URL), (client) => client.query(text, values))

function failureIn(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

class Odd extends Error {
  override name = 'Odd'
}

test('an error is logged with its first line and where it came from, and nothing else of what it says', () => {
  const { text, line } = logged(new Odd(`The file is gone.\n${words}\n    at ${words}`))
  expect(line).toMatchObject({ level: 'error', event: 'failure', where: 'here', error: 'Odd: The file is gone.' })
  expect(line.stack).toMatch(/^\s+at .*log\.test\.ts:\d+:\d+/)
  expect(text).not.toContain('Ada')
})

test('what is thrown and is no error is not quoted', () => {
  expect(logged(words).line).toEqual(expect.objectContaining({ error: 'not an Error' }))
  expect(logged(words).text).not.toContain('Ada')
})

const failures: [what: string, run: () => PromiseLike<unknown>, reason: RegExp][] = [
  [
    'a raw query over a value it cannot read',
    () => db.$queryRaw`SELECT ${words}::uuid`,
    /^PrismaClientKnownRequestError P2010 InvalidInputValue 22P02$/,
  ],
  [
    'a read by what is no id',
    () => db.user.findMany({ where: { id: words } }),
    /^PrismaClientKnownRequestError P2007 User InvalidInputValue 22P02$/,
  ],
  [
    'a row that is there already',
    async () => {
      const { slug } = await aWorkspace()
      await db.workspace.create({ data: { name: words, slug, createdAt: now() } })
    },
    /^PrismaClientKnownRequestError P2002 Workspace UniqueConstraintViolation 23505 Workspace_slug_key$/,
  ],
  [
    'a row that a check refuses',
    async () => {
      const { id } = await aPerson()
      await db.$executeRaw`UPDATE "User" SET "email" = ${words} WHERE "id" = ${id}::uuid`
    },
    /^PrismaClientKnownRequestError P2010 postgres 23514 User_email_lower_case$/,
  ],
  [
    'a call without what it needs',
    () => db.user.count({ where: { email: words, firstName: Number(1) as unknown as string } }),
    /^PrismaClientValidationError$/,
  ],
  [
    'a question to PostgreSQL itself over a value it cannot read',
    () => asked('SELECT $1::uuid', [words]),
    /^PostgreSQL 22P02 string_to_uuid$/,
  ],
  [
    'a row that PostgreSQL itself refuses',
    async () => {
      const { slug } = await aWorkspace()
      await asked('INSERT INTO "Workspace" (id, name, slug, "createdAt") VALUES (gen_random_uuid(), $1, $2, now())', [
        words,
        slug,
      ])
    },
    /^PostgreSQL 23505 Workspace Workspace_slug_key$/,
  ],
]

test.each(failures)('%s is logged with its codes, and without the values', async (_what, run, reason) => {
  const { text, line } = logged(await failureOf(run()))
  expect(line.error).toMatch(reason)
  expect(line.stack).toMatch(/^\s+at /)
  expect(text).not.toContain('Ada')
})

test('an error of reading JSON is logged without what was read', () => {
  const { text, line } = logged(failureIn(() => JSON.parse(words)))
  expect(line.error).toBe('SyntaxError')
  expect(text).not.toContain('Ada')
})

test('an error that may quote a visitor is logged by its class and where it came from', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  log.errorByClass('auth.failure', new Odd(words), { code: 'SESSION_ERROR' })
  const text = String(written.mock.lastCall?.[0])
  expect(JSON.parse(text)).toMatchObject({ level: 'error', event: 'auth.failure', code: 'SESSION_ERROR', error: 'Odd' })
  expect(text).not.toContain('Ada')
})
