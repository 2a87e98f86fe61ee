import type { Role } from '@/lib/platform/generated/prisma/enums'

/** The roles, from the one that may do most. */
export const roles = ['Admin', 'Manager', 'Member'] as const satisfies readonly Role[]

/** What each role is for, for the person choosing one. */
export const roleWords: Record<Role, string> = {
  Admin: 'Runs the workspace: its people, teams and settings.',
  Manager: 'Runs the teams they lead, and invites people to them.',
  Member: 'Asks for feedback and gives it.',
}

/** The same, said to the person who has it now. */
export const yourRoleWords: Record<Role, string> = {
  Admin: 'You can now run the workspace: its people, teams and settings.',
  Manager: 'You can now run the teams you lead, and invite people to them.',
  Member: 'You can ask for feedback and give it.',
}

/** "an Admin", "a Manager": the role as somebody has it. */
export const withArticle = (role: Role) => `${role === 'Admin' ? 'an' : 'a'} ${role}`
