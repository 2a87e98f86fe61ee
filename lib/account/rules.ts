export type PlaceFacts = {
  workspaceName: string
  isAdmin: boolean
  othersCount: number
  otherAdminsCount: number
}

export const isLeftAlone = ({ isAdmin, othersCount, otherAdminsCount }: PlaceFacts) =>
  isAdmin && othersCount > 0 && otherAdminsCount === 0

export const goesAlong = ({ othersCount }: PlaceFacts) => othersCount === 0
