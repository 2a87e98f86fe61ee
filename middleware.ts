import { NextResponse, type NextRequest } from 'next/server'
import { needsSession, sessionCookies, signInPath } from '@/lib/shared/routes'
import { headersFor } from '@/scripts/support/server/page-headers.mjs'

export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isHttps = request.headers.get('x-forwarded-proto') === 'https'
  const set = headersFor({ path: `${pathname}${search}`, isHttps })
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(set.request)) headers.set(name, value)

  // Only who looks at a page is sent to the sign-in: an action answers by itself that the session has ended, and the
  // screen that called it keeps what was typed.
  const isLooking = request.method === 'GET' || request.method === 'HEAD'
  // Which of the two names counts here, the page knows.
  const isSignedOut = isLooking && !Object.values(sessionCookies).some((name) => request.cookies.has(name))
  const response =
    isSignedOut && needsSession(pathname)
      ? NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.nextUrl))
      : NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(set.response)) response.headers.set(name, value)
  return response
}

// In the server's own process: the sandbox of the edge runtime costs every request more than all of this does. Where the
// server has set the headers already, nothing is left to do.
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!_next/static|_next/image).*)',
      missing: [{ type: 'header', key: 'x-rapport-headers' }],
    },
  ],
}
