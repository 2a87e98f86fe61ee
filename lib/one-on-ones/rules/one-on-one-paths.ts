export const oneOnOnePath = (id: string) => `/one-on-one/${id}`

export const oneOnOneEditPath = (id: string) => `/one-on-one/${id}/edit`

/** What a person has with this colleague: the agenda, action items and history. */
export const pairPath = (memberId: string) => `/one-on-one/with/${memberId}`

export const newOneOnOnePath = (memberId?: string) =>
  memberId === undefined ? '/one-on-one/add' : `/one-on-one/add?with=${memberId}`

/** The schedules that somebody laid out for a team. */
export const schedulesPath = '/one-on-one/schedules'

export const newSchedulePath = `${schedulesPath}/add`

export const schedulePath = (id: string) => `${schedulesPath}/${id}`

/** Moving several one-on-ones at once. */
export const reschedulePath = '/one-on-one/bulk-reschedule'
