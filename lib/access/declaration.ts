import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { Refusal } from '@/lib/shared/refusal'

/**
 * Declares who may call an action or a route. The wrapper enforces `only`; the sweep over roles, strangers and ids
 * verifies the rest.
 */
export type Declaration = {
  can: string
  only?: 'Admin'
  /** What an Admin of another workspace gets for an id of this one; none: it takes no id. */
  stranger: 'not-found' | 'none'
  /** What a colleague gets for an id or a role that doesn't allow it. */
  colleague: 'forbidden' | 'not-found' | 'none'
  admins?: 'may'
  /** What a caller gets who lacks the proof it takes: a password, a link, a real file. */
  unproven?: 'conflict' | 'invalid'
}

export type RolelessDeclaration = Declaration & { only?: never }

export type AdminDeclaration = { can: string; only?: never; stranger: 'forbidden'; colleague: 'forbidden' } & Pick<
  Declaration,
  'admins' | 'unproven'
>

export type OpenDeclaration = Omit<RolelessDeclaration, 'can'> & { can: null }

type More = Pick<RolelessDeclaration, 'admins' | 'unproven'>

export const butAdmins = { admins: 'may' } as const

export const othersRefused = (can: string, more: More = {}): RolelessDeclaration => ({
  can,
  stranger: 'not-found',
  colleague: 'forbidden',
  ...more,
})

export const othersFindNothing = (can: string, more: More = {}): RolelessDeclaration => ({
  can,
  stranger: 'not-found',
  colleague: 'not-found',
  ...more,
})

export const everyColleague = (can: string): RolelessDeclaration => ({ can, stranger: 'not-found', colleague: 'none' })

/** Everyone the wrapper admits may; it takes no foreign id. */
export const everybody = (can: string, more: More = {}): RolelessDeclaration => ({
  can,
  stranger: 'none',
  colleague: 'none',
  ...more,
})

/** It takes no foreign id; other roles are refused. */
export const roleDecides = (can: string): RolelessDeclaration => ({
  can,
  stranger: 'none',
  colleague: 'forbidden',
  admins: 'may',
})

export const adminsOnly = (
  can: string,
  more: Partial<Pick<Declaration, 'stranger' | 'unproven'>> = {},
): Declaration => ({ can, only: 'Admin', stranger: 'not-found', colleague: 'forbidden', admins: 'may', ...more })

export const superAdmins: AdminDeclaration = { can: 'platform.run', stranger: 'forbidden', colleague: 'forbidden' }

/** Actions for signed-out people belong to no ability. */
export const anybody: OpenDeclaration = { can: null, stranger: 'none', colleague: 'none' }

export type Declared = (Declaration | AdminDeclaration | OpenDeclaration) & {
  gate: 'public' | 'person' | 'member' | 'admin' | 'reviewer' | 'respondent'
}

/** Attaches the declaration, so that the sweep and the page of abilities can read it. */
export const declared = <Thing extends object>(thing: Thing, declaration: Declared) =>
  Object.assign(thing, { declaration })

export function refuseOtherRoles(
  { only }: Declaration | AdminDeclaration | OpenDeclaration,
  { role }: { role?: Role },
) {
  if (only !== undefined && role !== only) throw new Refusal('forbidden', 'Only admins can do this.')
}
