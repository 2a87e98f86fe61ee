export const goalPath = (id: string) => `/goals/${id}/detail`

export const goalItemPath = (id: string, itemId: string) => `${goalPath(id)}#${itemId}`

export const goalEditPath = (id: string) => `/goals/${id}/edit`

export const goalUnderPath = (id: string) => `/goals/add?parent=${id}`

export const GOAL_REPORTS = '/goals/reports'
