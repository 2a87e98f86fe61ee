/** Keys as they stand on the keyboard in front of this browser, as far as it says: `Ctrl` is `⌘` on an Apple's. */
export const commandKey = (userAgent: string | null) => (/Mac OS|iPhone|iPad/.test(userAgent ?? '') ? '⌘' : 'Ctrl')
