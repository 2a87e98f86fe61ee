import { whenIdle } from '@/components/ui/when-idle'
import { SCREEN_FAILURE } from '@/components/ui/screen-failure'

/** The same error repeats; the first few suffice. */
const MOST_REPORTS = 5

/** The server has reported its own errors. */
const isOfServer = (error: unknown) => typeof error === 'object' && error !== null && 'digest' in error

/** Reports this page's browser errors; loads nothing before the first. */
export function watchFailures() {
  const requestId = document.documentElement.dataset.request
  if (requestId === undefined) return
  let count = 0
  const report = (error: unknown, isHandled: boolean) => {
    // Cross-origin scripts fail without an error object.
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
