/** The cookie in which a browser keeps whether the sidebar is narrowed to its icons. */
export const sidebarCookie = 'sidebar'

export type SidebarState = 'open' | 'rail'

/** The state a cookie value asks for; open unless it says otherwise. */
export const sidebarStateOf = (value: string | undefined): SidebarState => (value === 'rail' ? 'rail' : 'open')
