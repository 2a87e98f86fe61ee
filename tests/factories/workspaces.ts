import { randomBytes } from 'node:crypto'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Something nobody else has: tests share a database and never clean up. */
export const unique = (beginning: string) => `${beginning}-${randomBytes(5).toString('hex')}`

export type GivenWorkspace = { name?: string; slug?: string; timeZone?: string }

/** A workspace without people. */
export function aWorkspace({ name = 'Acme', slug = unique('acme'), timeZone = 'UTC' }: GivenWorkspace = {}) {
  const data = { name, slug, timeZone, createdAt: now() }
  return db.workspace.create({ data, select: { id: true, name: true, slug: true } })
}
