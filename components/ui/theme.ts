export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The cookie in which a browser keeps its theme; read on the server, so that the first paint is already right. */
export const themeCookie = 'theme'

/** The theme a cookie value asks for; anything else means following the system. */
export function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
