import type { Instrumentation } from 'next'

/** Runs once in every server process before it answers. The edge runtime holds the middleware, which needs none of it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // One import, because the bundler copies what several of them share into each.
  const { startProduct } = await import('@/lib/account/start-product')
  startProduct()
}

/** One line per failed request. Neither its path nor its headers, which may hold the secret of an e-mailed link. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/platform/log')
  const sent = request.headers['x-request-id']
  const facts = { requestId: typeof sent === 'string' ? sent : 'none', method: request.method, route: routePath }
  // An action answers its failures, so this is an input that could not be read; the message may quote it.
  if (routeType === 'action') {
    log.info('action.unreadable', { ...facts, error: error instanceof Error ? error.name : 'not an Error' })
    return
  }
  log.error('request.failed', error, { ...facts, routeType })
  const { countFailure } = await import('@/lib/platform/failures')
  await countFailure({ kind: 'error', name: `${request.method} ${routePath}`, requestId: facts.requestId })
}
