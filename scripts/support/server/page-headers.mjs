import { randomUUID } from 'node:crypto'

/** @typedef {{ nonce: string, isHttps: boolean, isDevelopment: boolean, checkoutUrl?: string }} PolicyFacts with `checkoutUrl` where payments are taken */
/** @typedef {{ path: string, isHttps: boolean }} Asked path and query */

const CHECKOUT = 'https://checkout.razorpay.com'

/** Two years, subdomains included. */
export const STAY_ON_HTTPS = 'max-age=63072000; includeSubDomains'

/** On a request whose headers are set, so that the middleware leaves it. */
const MARK = 'x-rapport-headers'

const findCheckout = () =>
  process.env['RAZORPAY_KEY_ID'] ? process.env['RAZORPAY_CHECKOUT_JS_URL'] || CHECKOUT : undefined

/**
 * Razorpay's checkout opens in a frame. Client navigation keeps the policy of the first page, so every page allows it.
 * @param {string} checkoutUrl
 */
const framesOf = (checkoutUrl) =>
  `frame-src ${[...new Set([new URL(checkoutUrl).origin, 'https://api.razorpay.com'])].join(' ')}`

/**
 * Scripts need this response's nonce. Styles may be inline, because menus and charts have style attributes, which
 * nonces don't cover. The development server needs eval for its source maps.
 * @param {PolicyFacts} facts
 */
function contentSecurityPolicy({ nonce, isHttps, isDevelopment, checkoutUrl }) {
  const rules = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(checkoutUrl ? [framesOf(checkoutUrl)] : []),
  ]
  return [...rules, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/**
 * What every page is asked with and answered with; names as in lib/shared/routes.ts.
 * @param {Asked} asked
 * @returns {{ request: Record<string, string>, response: Record<string, string> }}
 */
export function headersFor({ path, isHttps }) {
  const nonce = btoa(randomUUID())
  const checkoutUrl = findCheckout()
  const isDevelopment = process.env['NODE_ENV'] === 'development'
  const policy = contentSecurityPolicy({ nonce, isHttps, isDevelopment, checkoutUrl })
  // Never the visitor's own, which would be text of theirs in our log.
  const requestId = randomUUID()
  return {
    request: {
      'x-nonce': nonce,
      'content-security-policy': policy,
      'x-rapport-path': path,
      'x-request-id': requestId,
    },
    response: {
      'content-security-policy': policy,
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // Mailed links hold a secret in the path, so other sites never get a referrer.
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      // Banks confirm a payment in a popup, which answers the checkout that opened it.
      'cross-origin-opener-policy': checkoutUrl ? 'same-origin-allow-popups' : 'same-origin',
      ...(isHttps && { 'strict-transport-security': STAY_ON_HTTPS }),
    },
  }
}

/** The built files have theirs from next.config.ts. */
const isBuilt = (/** @type {string} */ url) => /^\/_next\/(static|image)\b/.test(url)

const hasSession = (/** @type {string | undefined} */ cookies = '') => cookies.includes('next-auth.session-token')

/**
 * The address as pages see it, without what the router adds to get past caches.
 * @param {string} url
 */
function pathOf(url) {
  const [path = '', query] = url.split('?')
  if (!query?.includes('_rsc=')) return url
  const rest = query.split('&').filter((pair) => !pair.startsWith('_rsc='))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}

/**
 * Does the middleware's work for people with a session: Next's way there costs a tenth of a page. Without a session, it
 * goes on to the middleware, which knows the way to the sign-in.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export function setHeaders({ url = '', headers }, outgoing) {
  delete headers[MARK]
  if (isBuilt(url) || !hasSession(headers.cookie)) return
  const isHttps = headers['x-forwarded-proto'] === 'https'
  const { request, response } = headersFor({ path: pathOf(url), isHttps })
  Object.assign(headers, request, { [MARK]: 'set' })
  for (const [name, value] of Object.entries(response)) outgoing.setHeader(name, value)
}
