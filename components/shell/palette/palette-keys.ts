/** The platform's key label: `Ctrl`, or `⌘` on Apple. */
export const commandKey = (userAgent: string | null) => (/Mac OS|iPhone|iPad/.test(userAgent ?? '') ? '⌘' : 'Ctrl')
