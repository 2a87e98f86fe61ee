import type { ToastMessage } from '@/components/ui/overlay/toast'
import { plural } from '@/lib/shared/text'

export interface LeftOut {
  email: string
  why: 'here' | 'waiting' | 'gone' | 'full'
}

const reasons = {
  here: 'is already here',
  waiting: 'is already invited',
  gone: 'is deactivated: an admin can reactivate them',
  full: 'has no seat on your plan',
}

export const leftInWords = ({ email, why }: LeftOut) => `${email} ${reasons[why]}.`

type Outcome = { offer: object | null; invited: number; left: readonly LeftOut[]; unmailed: readonly unknown[] }

/** Where the rest is explained or done: the form with its price, or the list. Null: everyone got a mail. */
export function nextPage({ offer, left, unmailed }: Omit<Outcome, 'invited'>, typed: string): string | null {
  if (offer) return `/users/add?emails=${encodeURIComponent(typed)}`
  return left.length + unmailed.length > 0 ? '/users?tab=invited' : null
}

/** People left out who are named in a toast. */
const NAMED = 2

/** The news of an invitation in place; null while it has to be paid for. */
export function invitedNews({ offer, invited, left }: Outcome, typed: string): ToastMessage | null {
  if (offer) return null
  const others = left.length - NAMED
  const out = [...left.slice(0, NAMED).map(leftInWords), ...(others > 0 ? [`${others} more left out.`] : [])]
  const description = left.length > 0 ? out.join(' ') : invited === 1 ? `To ${typed}` : undefined
  const title = invited === 0 ? 'Nobody new to invite' : `${plural(invited, 'invitation')} sent`
  return { type: invited === 0 ? 'info' : 'success', title, description }
}
