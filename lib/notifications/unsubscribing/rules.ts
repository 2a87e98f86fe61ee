/** For mail programs; people are redirected to a page that asks first. */
export const unsubscribePath = (code: string) => `/api/unsubscribe/${code}`

export const unsubscribingPage = (code: string) => `/feedback/rvc-${code}/unsubscribe`

/** Lets mail programs show and press their own button without opening a page (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
