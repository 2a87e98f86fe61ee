import 'server-only'
import type { Prisma } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { fullCount } from '@/lib/shared/text'
import type { PersonActor } from './person'

/** A module's part of a person's download: nothing that others wrote, under names they understand. */
export type OwnData<Part extends object = object> = (person: Pick<PersonActor, 'userId'>) => Promise<Part>

/** Erases a person in a module, in the caller's transaction. What they wrote to others stays. */
export type Erasure = (tx: Tx, person: Pick<PersonActor, 'userId' | 'email'>, at: Date) => Promise<void>

/** An upper bound for the file, beyond what people gather in years. */
const MOST = 10_000

/** One more than is shown, to detect a cut. */
export const OWN_ROWS = MOST + 1

export const newestOwn = { orderBy: { createdAt: 'desc' }, take: OWN_ROWS } as const

/** Only active memberships with the required two-step sign-in: a workspace's content is for its people. */
export const activeIn = (userId: string) =>
  ({
    userId,
    status: 'ACTIVE',
    OR: [{ workspace: { requiresTwoStep: false } }, { user: { secondFactor: { isNot: null } } }],
  }) satisfies Prisma.MemberWhereInput

export const upToMost = <Row>(rows: readonly Row[]) => rows.slice(0, MOST)

export const leftOutOf = (rows: readonly unknown[]) =>
  rows.length > MOST ? `Only ${fullCount(MOST)} of these are in this file. There are more.` : undefined

export const inWorkspace = <Row extends { workspace: { name: string } | null }>({ workspace, ...row }: Row) => ({
  workspace: workspace?.name,
  ...row,
})
