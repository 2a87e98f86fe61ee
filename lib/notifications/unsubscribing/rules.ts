/** Where a mail program unsubscribes by itself, and from where people are led on to the page that asks them first. */
export const unsubscribePath = (code: string) => `/api/unsubscribe/${code}`

/** The page on which somebody says that they want no more mail. */
export const unsubscribingPage = (code: string) => `/feedback/rvc-${code}/unsubscribe`

/** What lets mail programs offer their own button, and press it without opening anything (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
