import { addressWith } from '@/lib/shared/address-with'
import { oneOnOneLimits } from './one-on-one-limits'

export const oneOnOnePath = (id: string) => `/one-on-one/${id}`

export const oneOnOneEditPath = (id: string) => `/one-on-one/${id}/edit`

export const pairPath = (memberId: string) => `/one-on-one/with/${memberId}`

export const newOneOnOnePath = (memberId?: string) =>
  memberId === undefined ? '/one-on-one/add' : `/one-on-one/add?with=${memberId}`

type Raised = { with?: string | null; point?: string; link?: string; isPrivate?: boolean }

export const raisePath = ({ with: partner, point, link, isPrivate }: Raised) =>
  addressWith('/one-on-one/raise', {
    with: partner,
    point: point?.slice(0, oneOnOneLimits.point),
    link,
    private: isPrivate ? '1' : undefined,
  })

/** The id of the only other person, if there is exactly one. */
export function onlyOther(people: readonly { memberId: string }[], selfId: string): string | undefined {
  const [first, ...more] = people.filter(({ memberId }) => memberId !== selfId)
  return more.length === 0 ? first?.memberId : undefined
}

export const schedulesPath = '/one-on-one/schedules'

export const newSchedulePath = `${schedulesPath}/add`

export const schedulePath = (id: string) => `${schedulesPath}/${id}`

export const reschedulePath = '/one-on-one/bulk-reschedule'
