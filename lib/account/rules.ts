/** How a person stands in one of their workspaces. */
export type Standing = {
  workspaceName: string
  isAdmin: boolean
  /** Active people besides them, and how many of those are Admins. */
  othersCount: number
  otherAdminsCount: number
}

/** Whether the workspace would be left to people without an Admin. */
export const isLeftAlone = ({ isAdmin, othersCount, otherAdminsCount }: Standing) =>
  isAdmin && othersCount > 0 && otherAdminsCount === 0

/** Whether nobody else comes in there, so that it goes with the account. */
export const goesAlong = ({ othersCount }: Standing) => othersCount === 0
