import type { Instrumentation } from 'next'

/** Runs once in every server process before it answers. The edge runtime holds the middleware, which needs none of it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startProcess } = await import('@/lib/platform/process')
  const modules = [
    await import('@/lib/notifications/jobs'),
    await import('@/lib/members/jobs'),
    await import('@/lib/invitations/jobs'),
    await import('@/lib/workspaces/jobs'),
    await import('@/lib/reviews/jobs'),
    await import('@/lib/goals/jobs'),
    await import('@/lib/templates/jobs'),
    await import('@/lib/account/jobs'),
  ]
  await startProcess(modules.flatMap(({ jobs }) => jobs))
}

/** One line per failed request. Neither its path nor its headers, which may hold the secret of an e-mailed link. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/platform/log')
  const requestId = request.headers['x-request-id']
  log.error('request.failed', error, {
    requestId: typeof requestId === 'string' ? requestId : 'none',
    method: request.method,
    route: routePath,
    routeType,
  })
}
