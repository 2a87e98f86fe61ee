import { whenIdle } from '@/components/ui/when-idle'
import { SCREEN_FAILURE } from '@/components/ui/screen-failure'

/** What is broken breaks again and again; the first few say what it is. */
const MOST_REPORTS = 5

/** The server has reported by itself what failed there. */
const isOfServer = (error: unknown) => typeof error === 'object' && error !== null && 'digest' in error

/** Reports what fails in this browser, on a page that asks for it. Before something fails nothing is loaded for that. */
export function watchFailures() {
  const requestId = document.documentElement.dataset.request
  if (requestId === undefined) return
  let count = 0
  const report = (error: unknown, isHandled: boolean) => {
    // A script of another site fails without an error that says why.
    if (error === null || error === undefined || isOfServer(error) || ++count > MOST_REPORTS) return
    const failure = { error, isHandled, requestId, path: location.pathname }
    const load = () => import('./send-failure')
    whenIdle(
      () =>
        void load().then(
          ({ sendFailure }) => sendFailure(failure),
          () => undefined,
        ),
    )
  }
  window.addEventListener('error', ({ error }) => report(error, false))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, false))
  window.addEventListener(SCREEN_FAILURE, (event) => event instanceof CustomEvent && report(event.detail, true))
}
