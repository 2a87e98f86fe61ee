import 'server-only'
import { absoluteUrl } from '@/lib/platform/links'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'

/** What every mail to somebody outside leads to: their form, and the way to get no more of them. */
export const outsideLinks = (code: string) => ({
  link: absoluteUrl(`/feedback/rvc-${code}`),
  unsubscribeLink: absoluteUrl(unsubscribePath(code)),
})
