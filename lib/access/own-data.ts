import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { fullCount } from '@/lib/shared/text'
import type { PersonActor } from './person'

/** A module's part of the copy that a person takes of their data: nothing that others wrote, under names they understand. */
export type OwnData<Part extends object = object> = (person: Pick<PersonActor, 'userId'>) => Promise<Part>

/** What erasing a person does in a module, in the caller's transaction. What they wrote to others stays. */
export type Erasure = (tx: Tx, person: Pick<PersonActor, 'userId' | 'email'>, at: Date) => Promise<void>

/** More than anybody gathers in many years; a file must not grow without end. */
const MOST = 10_000

/** How many rows of a kind are read: one more than is shown, to know whether some are left out. */
export const OWN_ROWS = MOST + 1

/** The newest rows of a kind. */
export const newestOwn = { orderBy: { createdAt: 'desc' }, take: OWN_ROWS } as const

/** The place of an active member. What a workspace holds is for its people, also what former ones wrote. */
export const activeIn = (userId: string) => ({ userId, status: 'ACTIVE' }) as const

export const upToMost = <Row>(rows: readonly Row[]) => rows.slice(0, MOST)

/** The sentence beside rows that are cut; undefined where nothing is missing. */
export const leftOutOf = (rows: readonly unknown[]) =>
  rows.length > MOST ? `Only ${fullCount(MOST)} of these are in this file. There are more.` : undefined

/** A row that says which workspace it is of. */
export const inWorkspace = <Row extends { workspace: { name: string } | null }>({ workspace, ...row }: Row) => ({
  workspace: workspace?.name,
  ...row,
})
