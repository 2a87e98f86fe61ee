export type Standing = {
  workspaceName: string
  isAdmin: boolean
  othersCount: number
  otherAdminsCount: number
}

export const isLeftAlone = ({ isAdmin, othersCount, otherAdminsCount }: Standing) =>
  isAdmin && othersCount > 0 && otherAdminsCount === 0

export const goesAlong = ({ othersCount }: Standing) => othersCount === 0
