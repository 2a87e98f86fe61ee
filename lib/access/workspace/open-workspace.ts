import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** The condition of a workspace that its people can open: neither suspended nor waiting to be deleted. */
export const openWorkspace = { deletionAt: null, suspendedAt: null } as const

/** The same of workspace `w`, in SQL. */
export const isOpenWorkspace = Prisma.sql`(w."deletionAt" IS NULL AND w."suspendedAt" IS NULL)`

export type WorkspaceStanding = { deletionAt: Date | null; suspendedAt: Date | null }

/** The same of one that was read. */
export const isWorkspaceOpen = ({ deletionAt, suspendedAt }: WorkspaceStanding) =>
  deletionAt === null && suspendedAt === null

/** What of a workspace tells whether it is open. */
export const openWorkspaceSelect = { deletionAt: true, suspendedAt: true } as const
