/** The cookie in which a browser keeps how it shows goals. */
export const goalsViewCookie = 'goals-view'

export type GoalsView = 'list' | 'grid'

/** The view a cookie value asks for; a list unless it says otherwise. */
export const goalsViewOf = (value: string | undefined): GoalsView => (value === 'grid' ? 'grid' : 'list')
