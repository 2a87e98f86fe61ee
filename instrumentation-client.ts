import { watchFailures } from '@/components/shell/failures/watch-failures'
import { NAVIGATION_START } from '@/components/ui/navigation-start'

// zod tries whether it may compile its checks. Our content policy forbids it, and the browser reports even the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

watchFailures()

export const onRouterTransitionStart = () => window.dispatchEvent(new Event(NAVIGATION_START))
