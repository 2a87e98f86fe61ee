export const goalPath = (id: string) => `/goals/${id}/detail`

export const goalEditPath = (id: string) => `/goals/${id}/edit`

export const GOAL_REPORTS = '/goals/reports'
