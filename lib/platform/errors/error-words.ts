import 'server-only'
import { z } from 'zod'

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
export function reasonOf(error: Error): string {
  const [prisma, database] = [prismaError.safeParse(error), databaseError.safeParse(error)]
  // It quotes what was parsed.
  if (error instanceof SyntaxError) return error.name
  const parts = prisma.success ? partsOfPrisma(prisma.data) : database.success ? partsOfDatabase(database.data) : null
  if (!parts) return `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}`
  return parts.filter((part) => part !== undefined).join(' ')
}

const isFrame = (line: string) => /^\s+at .*:\d+:\d+\)?$/.test(line)

/** Where it came from. A stack begins with the whole message, in which anything may look like a frame. */
export function framesOf({ stack = '', message }: Error, count: number) {
  const begin = stack.indexOf(message)
  const frames = begin === -1 ? stack : stack.slice(begin + message.length)
  return frames.split('\n').filter(isFrame).slice(0, count).join('\n')
}
