export const applausePath = (id: string) => `/applaud/${id}`

export const GIVE_PATH = '/applaud/add'

export const givePath = (memberIds: readonly string[]) =>
  memberIds.length === 0 ? GIVE_PATH : `${GIVE_PATH}?to=${memberIds.join(',')}`
