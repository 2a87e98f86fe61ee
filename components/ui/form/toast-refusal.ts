import { toast } from '@/components/ui/overlay/toast'
import { signInPath } from '@/lib/shared/routes'
import type { ActionFaults } from './action-result'

/** Long enough to notice it after writing. */
const STAY_MS = 60_000

/** In another tab, because this one holds what was typed. */
const signIn = {
  label: 'Sign in',
  run: () => void window.open(signInPath(`${location.pathname}${location.search}`), '_blank', 'noopener'),
}

/** Toasts a refusal; to somebody signed out, with the way to sign in. */
export function toastRefusal({ isSignedOut }: Pick<ActionFaults, 'isSignedOut'>, title: string) {
  toast({ type: 'error', title, ...(isSignedOut && { key: 'signed-out', action: signIn, duration: STAY_MS }) })
}
