import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fullCount, UNSTORABLE } from '@/lib/shared/text'
import { filesUnder, root } from './support/project'

const isSchema = (value: unknown) => value instanceof z.ZodType

/** What stands directly in a schema: its fields, its elements, what it wraps. */
const partsOf = (schema: z.ZodType) =>
  Object.values(schema.def).flatMap((part: unknown) =>
    isSchema(part) ? [part] : typeof part === 'object' && part !== null ? Object.values(part).filter(isSchema) : [],
  )

function allIn(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  for (const part of partsOf(schema)) allIn(part, seen)
  return seen
}

function mostOf(check: z.core.$ZodCheck) {
  if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum
  return check instanceof z.core.$ZodCheckLessThan ? Number(check._zod.def.value) : null
}

/** What may be so long or so many at most, with what is said of more. */
const limitsOf = (schema: z.ZodType) =>
  [...allIn(schema)].flatMap(({ def: { checks = [] } }) =>
    checks.flatMap((check) => {
      const [most, words] = [mostOf(check), check._zod.def.error?.({} as never)]
      return most !== null && typeof words === 'string' ? [{ most, words }] : []
    }),
  )

/** It names a number, and not the one that counts. How large a file may be is said of the file, not of what is sent. */
const isWrong = ({ most, words }: { most: number; words: string }) =>
  /\d(?! MB)/.test(words) && !words.includes(fullCount(most))

const paths = filesUnder('lib').filter((path) => path.endsWith('/schema.ts'))
const modules = await Promise.all(paths.map((path): Promise<object> => import(join(root, path))))
const limits = modules.flatMap((module) => Object.values(module).filter(isSchema)).flatMap(limitsOf)

test('what is refused for being too long or too many is told the limit that counts', () => {
  expect(limits.length).toBeGreaterThan(20)
  expect(limits.filter(isWrong)).toEqual([])
})

const keptAsTyped = /^(An answer|The list) may have/

const wordsOf = (schema: z.ZodType) =>
  (schema.def.checks ?? []).flatMap((check) => String(check._zod.def.error?.({} as never) ?? []))

/** The fields for words that are stored, but for answers and lists of addresses. */
const textFields = modules
  .flatMap((module) => Object.values(module).filter(isSchema))
  .flatMap((schema) => [...allIn(schema)])
  .filter((schema) => wordsOf(schema).includes(UNSTORABLE) && wordsOf(schema).some((words) => /may have/.test(words)))
  .filter((schema) => !wordsOf(schema).some((words) => keptAsTyped.test(words)))

test('a field for words drops what nobody can see', () => {
  expect(textFields.length).toBeGreaterThan(20)
  const kept = textFields.filter((schema) => schema.safeParse('+\u202e1\u200b2\u00ad3').data !== '+123')
  expect(kept.map(wordsOf)).toEqual([])
})

test('a sentence that names another number is found wherever it stands', () => {
  const tags = z.array(z.string().trim().max(2000, 'At most 2,000 characters.')).max(10, 'At most 12 tags.')
  const form = z.object({
    tags: tags.optional(),
    name: z
      .string()
      .max(5, 'That is long.')
      .transform((name) => [name]),
  })
  expect(limitsOf(form)).toHaveLength(3)
  expect(limitsOf(form).filter(isWrong)).toEqual([{ most: 10, words: 'At most 12 tags.' }])
})
