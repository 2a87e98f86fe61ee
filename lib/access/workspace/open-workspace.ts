import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** Neither suspended nor scheduled for deletion. */
export const openWorkspace = { deletionAt: null, suspendedAt: null } as const

export const isOpenWorkspace = Prisma.sql`(w."deletionAt" IS NULL AND w."suspendedAt" IS NULL)`

export type WorkspaceState = { deletionAt: Date | null; suspendedAt: Date | null }

export const isWorkspaceOpen = ({ deletionAt, suspendedAt }: WorkspaceState) =>
  deletionAt === null && suspendedAt === null

export const openWorkspaceSelect = { deletionAt: true, suspendedAt: true } as const
