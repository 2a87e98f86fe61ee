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

/** A raw PostgreSQL error, for example from the queue. */
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
 * Prisma's and PostgreSQL's messages quote values. Codes, tables and constraints tell operators as much, and nothing
 * about people.
 */
export function reasonOf(error: Error): string {
  const prisma = prismaError.safeParse(error)
  const database = databaseError.safeParse(error)
  // Its message quotes the input.
  if (error instanceof SyntaxError) return error.name
  const parts = prisma.success ? partsOfPrisma(prisma.data) : database.success ? partsOfDatabase(database.data) : null
  if (!parts) return `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}`
  return parts.filter((part) => part !== undefined).join(' ')
}

const isFrame = (line: string) => /^\s+at .*:\d+:\d+\)?$/.test(line)

/** A stack repeats the message, which may contain fake frames. */
export function framesOf({ stack = '', message }: Error, count: number) {
  const begin = stack.indexOf(message)
  const frames = begin === -1 ? stack : stack.slice(begin + message.length)
  return frames.split('\n').filter(isFrame).slice(0, count).join('\n')
}
