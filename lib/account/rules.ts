export type PlaceFacts = {
  workspaceName: string
  isAdmin: boolean
  othersCount: number
  otherAdminsCount: number
  /** Closed by the platform, so that no Admin can open it again. */
  isClosed: boolean
}

export const isLeftAlone = ({ isAdmin, othersCount, otherAdminsCount, isClosed }: PlaceFacts) =>
  isAdmin && !isClosed && othersCount > 0 && otherAdminsCount === 0

export const goesAlong = ({ othersCount }: PlaceFacts) => othersCount === 0
