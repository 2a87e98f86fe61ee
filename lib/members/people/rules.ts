import type { Role } from '@/lib/platform/generated/prisma/enums'

/** In descending order of rights. */
export const roles = ['Admin', 'Manager', 'Member'] as const satisfies readonly Role[]

export const roleWords: Record<Role, string> = {
  Admin: 'Runs the workspace: its people, teams and settings.',
  Manager: 'Manages the teams they lead and invites people to them.',
  Member: 'Gives, asks for and reads feedback.',
}

export const yourRoleWords: Record<Role, string> = {
  Admin: 'You can now run the workspace: its people, teams and settings.',
  Manager: 'You can now manage the teams you lead and invite people to them.',
  Member: 'You can give, ask for and read feedback.',
}

export const withArticle = (role: Role) => `${role === 'Admin' ? 'an' : 'a'} ${role}`

/** Ends the meetings with people who left: woken by each of them. */
export const LEFT_JOB = 'meeting.end-left'
