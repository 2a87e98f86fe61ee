import { z } from 'zod'

/** Read by key, newest first. `next` is the cursor of the following page. */
export type Page<Row> = { rows: Row[]; next: string | null }

/** Within the years that the database supports, unlike JavaScript's. */
export const momentSchema = z.coerce.date().min(new Date(0)).max(new Date('9999-12-31T23:59:59.999Z'))

const cursorSchema = z.object({ at: momentSchema, id: z.uuid() })
export type Cursor = z.infer<typeof cursorSchema>

/** `2026-01-31T09:00:00.000Z~uuid`, readable in an address bar. */
const writeCursor = (row: { at: Date; id: string }) => `${row.at.toISOString()}~${row.id}`

/** Undefined when it is missing or invalid. */
export function readCursor(value: string | undefined): Cursor | undefined {
  const [at, id] = (value ?? '').split('~')
  const parsed = cursorSchema.safeParse({ at, id })
  return parsed.success ? parsed.data : undefined
}

/** Cuts the extra row that tells whether there is more. */
export function toPage<Row>(rows: Row[], size: number, cursorOf: (row: Row) => { at: Date; id: string }): Page<Row> {
  const kept = rows.slice(0, size)
  const last = kept.at(-1)
  return { rows: kept, next: rows.length > size && last !== undefined ? writeCursor(cursorOf(last)) : null }
}

/** Rows after a cursor, newest first. The first half can use an index on `createdAt`. */
export const olderThan = (cursor: Cursor | undefined) =>
  cursor === undefined
    ? {}
    : { createdAt: { lte: cursor.at }, OR: [{ createdAt: { lt: cursor.at } }, { id: { lt: cursor.id } }] }
