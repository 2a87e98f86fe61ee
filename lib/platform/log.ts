import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { now } from './clock'
import { env } from './env'

const RANK = { debug: 0, info: 1, error: 2, silent: 3 }

/** Ids, names of events and counts; never names of people, addresses, answers or tokens. */
type Facts = Record<string, string | number | boolean | null | undefined>

const requestIds = new AsyncLocalStorage<string>()

/** Runs some work; every line it writes names the request it was done for, also where nothing there knows of one. */
export const underRequest = <Result>(requestId: string, work: () => Result): Result => requestIds.run(requestId, work)

function write(level: 'debug' | 'info' | 'error', event: string, facts: Facts) {
  if (RANK[level] < RANK[env.LOG_LEVEL]) return
  // Left out by itself where there is none.
  const requestId = requestIds.getStore()
  process.stdout.write(`${JSON.stringify({ at: now().toISOString(), level, event, requestId, ...facts })}\n`)
}

const word = z.string().regex(/^\w+$/).optional().catch(undefined)

const prismaError = z.object({
  name: z.string().startsWith('PrismaClient'),
  code: word,
  errorCode: word,
  meta: z
    .object({
      modelName: word,
      driverAdapterError: z
        .object({ cause: z.object({ kind: word, originalCode: word, originalMessage: z.string().catch('') }) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})

/** What PostgreSQL itself answers, to the queue and the limits for instance, which ask it without Prisma. */
const databaseError = z.object({
  severity: z.string(),
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  table: word,
  constraint: word,
  routine: word,
})

type Parts = (string | undefined)[]

function partsOfPrisma({ name, code, errorCode, meta }: z.output<typeof prismaError>): Parts {
  const { kind, originalCode, originalMessage = '' } = meta?.driverAdapterError?.cause ?? {}
  const constraint = / constraint "(\w+)"$/.exec(originalMessage)?.[1]
  return [name, code ?? errorCode, meta?.modelName, kind, originalCode, constraint]
}

const partsOfDatabase = ({ code, table, constraint, routine }: z.output<typeof databaseError>): Parts => [
  'PostgreSQL',
  code,
  table,
  constraint ?? routine,
]

/**
 * Prisma's messages quote the values of the call, and PostgreSQL's the one it cannot read. Their codes and the names of
 * tables and constraints say as much to whoever runs this, and nothing about anybody.
 */
function reasonOf(error: Error): string {
  const [prisma, database] = [prismaError.safeParse(error), databaseError.safeParse(error)]
  // It quotes what was parsed.
  if (error instanceof SyntaxError) return error.name
  const parts = prisma.success ? partsOfPrisma(prisma.data) : database.success ? partsOfDatabase(database.data) : null
  if (!parts) return `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}`
  return parts.filter((part) => part !== undefined).join(' ')
}

const isFrame = (line: string) => /^\s+at .*:\d+:\d+\)?$/.test(line)

/** Where it came from. A stack begins with the whole message, however many lines that has. */
const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter(isFrame).slice(0, 7).join('\n')

/** One JSON line per event on standard output. */
export const log = {
  debug: (event: string, facts: Facts = {}) => write('debug', event, facts),
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  /** The stack is kept, the message is not trusted to be free of personal data beyond its first line. */
  error: (event: string, error: unknown, facts: Facts = {}) =>
    write('error', event, {
      ...facts,
      error: error instanceof Error ? reasonOf(error) : 'not an Error',
      stack: error instanceof Error ? framesOf(error) : undefined,
    }),
  /** For an error whose message may quote a visitor: its class stands for the message. */
  errorByClass: (event: string, error: Error, facts: Facts = {}) =>
    write('error', event, { ...facts, error: error.name, stack: framesOf(error) }),
}
