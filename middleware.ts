import { NextResponse, type NextRequest } from 'next/server'
import { needsSession, pathHeader, requestIdHeader, sessionCookies, signInPath } from '@/lib/shared/routes'
import { contentSecurityPolicy, securityHeaders } from '@/lib/shared/security-headers'

const CHECKOUT = 'https://checkout.razorpay.com'

/** Where payments are made, if they are taken here. */
const findCheckout = () =>
  process.env['RAZORPAY_KEY_ID'] ? process.env['RAZORPAY_CHECKOUT_JS_URL'] || CHECKOUT : undefined

export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isHttps = request.headers.get('x-forwarded-proto') === 'https'
  const nonce = btoa(crypto.randomUUID())
  const checkoutUrl = findCheckout()
  const isDevelopment = process.env.NODE_ENV === 'development'
  const policy = contentSecurityPolicy({ nonce, isHttps, isDevelopment, checkoutUrl })
  // Never the visitor's own, which would be text of theirs in our log.
  const requestId = crypto.randomUUID()

  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  headers.set(pathHeader, `${pathname}${search}`)
  headers.set(requestIdHeader, requestId)

  // Only who looks at a page is sent to the sign-in: an action answers by itself that the session has ended, and the
  // screen that called it keeps what was typed.
  const isLooking = request.method === 'GET' || request.method === 'HEAD'
  // Which of the two names counts here, the page knows.
  const isSignedOut = isLooking && !Object.values(sessionCookies).some((name) => request.cookies.has(name))
  const response =
    isSignedOut && needsSession(pathname)
      ? NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.nextUrl))
      : NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set(requestIdHeader, requestId)
  for (const [name, value] of securityHeaders(isHttps, checkoutUrl !== undefined)) response.headers.set(name, value)
  return response
}

// In the server's own process: the sandbox of the edge runtime costs every request more than all of this does.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static|_next/image).*)'],
}
