import { randomBytes } from 'node:crypto'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { aSubscription } from './subscriptions'

/** Something nobody else has: tests share a database and never clean up. */
export const unique = (beginning: string) => `${beginning}-${randomBytes(5).toString('hex')}`

export type GivenWorkspace = {
  name?: string
  slug?: string
  timeZone?: string
  plan?: PlanType
  withFeatures?: string[]
}

/** A workspace without people. Unless a test is about plans, its plan is the widest; FREE is to have none. */
export async function aWorkspace(given: GivenWorkspace = {}) {
  const { plan = 'ENTERPRISE', ...rest } = given
  const data = { name: 'Acme', slug: unique('acme'), timeZone: 'UTC', ...rest, createdAt: now() }
  const workspace = await db.workspace.create({ data, select: { id: true, name: true, slug: true } })
  if (plan !== 'FREE') await aSubscription({ workspace, plan })
  return workspace
}
