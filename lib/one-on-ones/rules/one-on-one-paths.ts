import { oneOnOneLimits } from './one-on-one-limits'

export const oneOnOnePath = (id: string) => `/one-on-one/${id}`

export const oneOnOneEditPath = (id: string) => `/one-on-one/${id}/edit`

/** What a person has with this colleague: the agenda, action items and history. */
export const pairPath = (memberId: string) => `/one-on-one/with/${memberId}`

export const newOneOnOnePath = (memberId?: string) =>
  memberId === undefined ? '/one-on-one/add' : `/one-on-one/add?with=${memberId}`

type Raised = { with?: string | null; point?: string; link?: string }

/** Where a talking point is added to a one-on-one, filled in as far as it is known. */
export function raisePath({ with: partner, point = '', link = '' }: Raised): string {
  const filled = Object.entries({ with: partner ?? '', point: point.slice(0, oneOnOneLimits.point), link })
  return `/one-on-one/raise?${new URLSearchParams(filled.filter(([, value]) => value !== '')).toString()}`
}
/** The schedules that somebody laid out for a team. */
export const schedulesPath = '/one-on-one/schedules'

export const newSchedulePath = `${schedulesPath}/add`

export const schedulePath = (id: string) => `${schedulesPath}/${id}`

/** Moving several one-on-ones at once. */
export const reschedulePath = '/one-on-one/bulk-reschedule'
