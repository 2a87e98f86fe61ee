export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The theme cookie, read on the server for the first paint. */
export const themeCookie = 'theme'

/** Anything unknown follows the system. */
export function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
