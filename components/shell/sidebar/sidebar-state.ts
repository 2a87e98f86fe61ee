/** The cookie of the narrow sidebar. */
export const sidebarCookie = 'sidebar'

export type SidebarState = 'open' | 'rail'

/** Open by default. */
export const sidebarStateOf = (value: string | undefined): SidebarState => (value === 'rail' ? 'rail' : 'open')
