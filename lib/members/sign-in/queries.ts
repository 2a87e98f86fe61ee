import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { now, daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { isDemo } from '@/lib/platform/env'
import { hashToken } from '@/lib/platform/secrets'
import type { Actor } from '@/lib/access/actor'
import { sessionDays } from './rules'

const accountSelect = { id: true, email: true, emailVerifiedAt: true } as const

/** Null for deactivated people. */
export type Account = { id: string; email: string; emailVerifiedAt: Date | null }

export const findAccountByEmail = (email: string): Promise<Account | null> =>
  db.user.findFirst({ where: { email, status: 'ACTIVE' }, select: accountSelect })

export const findAccount = (id: string): Promise<Account | null> =>
  db.user.findFirst({ where: { id, status: 'ACTIVE' }, select: accountSelect })

/** Read again whenever a session begins or is renewed. */
export type SessionPerson = {
  id: string
  firstName: string
  lastName: string
  email: string
  sessionVersion: number
  isSuperAdmin: boolean
  lastWorkspaceId: string | null
  /** Active memberships in open workspaces, in order of joining. */
  workspaceIds: string[]
}

export async function findSessionPerson(id: string): Promise<SessionPerson | null> {
  const found = await db.user.findFirst({
    where: { id, status: 'ACTIVE' },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      sessionVersion: true,
      isSuperAdmin: true,
      lastWorkspaceId: true,
      members: {
        where: { status: 'ACTIVE', workspace: openWorkspace },
        select: { workspaceId: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  })
  if (!found) return null
  const { members, ...person } = found
  return { ...person, workspaceIds: members.map(({ workspaceId }) => workspaceId) }
}

/** Reading doesn't use the link up. */
export async function findOpenSignInLink(token: string): Promise<{ email: string } | null> {
  const where = { tokenHash: hashToken(token), expiresAt: { gt: now() } }
  return db.signInLink.findFirst({ where, select: { email: true } })
}

/** Null when the second step can no longer follow. */
export async function findBegunSignIn(token: string | undefined): Promise<{ email: string } | null> {
  if (token === undefined) return null
  const where = { tokenHash: hashToken(token), passedAt: null, expiresAt: { gt: now() } }
  const begun = await db.begunSignIn.findFirst({ where, select: { user: { select: { email: true } } } })
  return begun && begun.user
}

export type DemoPerson = { label: string; text: string; email: string; password: string; path: string }

const demoPeople: readonly (readonly [label: string, text: string, email: string, path: string])[] = [
  ['Admin', 'Runs the workspace', 'admin@acme.example', '/dashboard'],
  ['Manager', 'Leads a team', 'manager@acme.example', '/dashboard'],
  ['Member', 'Gives feedback', 'member@acme.example', '/dashboard'],
  ['Super admin', 'Runs the platform', 'super@platform.example', '/admin'],
]

export const listDemoPeople = (): DemoPerson[] =>
  isDemo()
    ? demoPeople.map(([label, text, email, path]) => ({ label, text, email, path, password: 'rapport demo' }))
    : []

export type SessionView = { id: string; device: string; createdAt: Date; usedAt: Date; isThis: boolean }

const SHOWN = 50

export function listOpenSessions(userId: string, most: number) {
  const at = now()
  return db.userSession.findMany({
    where: {
      userId,
      endedAt: null,
      usedAt: { gt: daysFrom(at, -sessionDays.idle) },
      createdAt: { gt: daysFrom(at, -sessionDays.absolute) },
    },
    orderBy: [{ usedAt: 'desc' }, { id: 'asc' }],
    take: most,
    select: { id: true, device: true, createdAt: true, usedAt: true },
  })
}

export async function listSessions({ userId, sessionId }: Actor): Promise<SessionView[]> {
  const sessions = await listOpenSessions(userId, SHOWN)
  const views = sessions.map((session) => ({ ...session, isThis: session.id === sessionId }))
  return [...views.filter(({ isThis }) => isThis), ...views.filter(({ isThis }) => !isThis)]
}
