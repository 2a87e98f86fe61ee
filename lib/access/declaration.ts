import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { Refusal } from '@/lib/shared/refusal'

/**
 * What is said of an action or a route where it is made. The wrapper enforces `only`, and what it wraps the rest; the sweep
 * over roles, strangers and ids holds all of it to be true.
 */
export type Declaration = {
  /** The key of the ability it belongs to. */
  can: string
  only?: 'Admin'
  /** What another workspace's Admin gets for an id of this one; none: it takes no id. */
  stranger: 'not-found' | 'none'
  /** What a colleague gets for an id that is not theirs to touch, or whose role does not reach so far. */
  colleague: 'forbidden' | 'not-found' | 'none'
  /** Set where an Admin may do it to anything in the workspace. */
  admins?: 'may'
  /** What anybody gets who sends no id that is refused, and not yet what it takes: their password, a link, a real file. */
  unproven?: 'conflict' | 'invalid'
}

/** The same for a wrapper that lets in people without a role. */
export type RolelessDeclaration = Declaration & { only?: never }

/** The same for super admins, who are of no workspace: everybody else is refused, whatever they send. */
export type AdminDeclaration = { can: string; only?: never; stranger: 'forbidden'; colleague: 'forbidden' } & Pick<
  Declaration,
  'admins' | 'unproven'
>

/** The same for a wrapper that lets in anybody. */
export type OpenDeclaration = Omit<RolelessDeclaration, 'can'> & { can: null }

type More = Pick<RolelessDeclaration, 'admins' | 'unproven'>

/** Beside the one whose it is, an Admin may. */
export const butAdmins = { admins: 'may' } as const

/** Others find it, and are refused. */
export const othersRefused = (can: string, more: More = {}): RolelessDeclaration => ({
  can,
  stranger: 'not-found',
  colleague: 'forbidden',
  ...more,
})

/** To others it is not even there. */
export const othersFindNothing = (can: string, more: More = {}): RolelessDeclaration => ({
  can,
  stranger: 'not-found',
  colleague: 'not-found',
  ...more,
})

/** Every colleague may; it takes an id of their workspace. */
export const everyColleague = (can: string): RolelessDeclaration => ({ can, stranger: 'not-found', colleague: 'none' })

/** Everybody may whom the wrapper lets in; it takes no id that could be somebody else's. */
export const everybody = (can: string, more: More = {}): RolelessDeclaration => ({
  can,
  stranger: 'none',
  colleague: 'none',
  ...more,
})

/** It takes no id that could be somebody else's; whose role does not reach so far is refused. */
export const roleDecides = (can: string): RolelessDeclaration => ({
  can,
  stranger: 'none',
  colleague: 'forbidden',
  admins: 'may',
})

/** Admins may, and nobody else. */
export const adminsOnly = (
  can: string,
  more: Partial<Pick<Declaration, 'stranger' | 'unproven'>> = {},
): Declaration => ({ can, only: 'Admin', stranger: 'not-found', colleague: 'forbidden', admins: 'may', ...more })

/** Super admins may, and nobody of any workspace. */
export const superAdmins: AdminDeclaration = { can: 'platform.run', stranger: 'forbidden', colleague: 'forbidden' }

/** What people may call who are not signed in is nobody's ability. */
export const anybody: OpenDeclaration = { can: null, stranger: 'none', colleague: 'none' }

/** A declaration with the gate that its wrapper is. */
export type Declared = (Declaration | AdminDeclaration | OpenDeclaration) & {
  gate: 'public' | 'person' | 'member' | 'admin' | 'reviewer' | 'respondent'
}

/** Attaches to an action or a route what is said of it, so that it can be read from the thing itself. */
export const declared = <Thing extends object>(thing: Thing, declaration: Declared) =>
  Object.assign(thing, { declaration })

/** Refuses those whose role a declaration leaves out. */
export function refuseOtherRoles(
  { only }: Declaration | AdminDeclaration | OpenDeclaration,
  { role }: { role?: Role },
) {
  if (only !== undefined && role !== only) throw new Refusal('forbidden', 'Only admins can do this.')
}
