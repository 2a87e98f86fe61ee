type PolicyFacts = {
  nonce: string
  isHttps: boolean
  isDevelopment: boolean
  /** Set if this installation takes payments. */
  checkoutUrl?: string
}

/**
 * Razorpay's checkout opens in a frame. Client navigation keeps the policy of the first page, so every page allows it.
 */
const framesOf = (checkoutUrl: string) =>
  `frame-src ${[...new Set([new URL(checkoutUrl).origin, 'https://api.razorpay.com'])].join(' ')}`

/**
 * Scripts need this response's nonce. Styles may be inline, because menus and charts have style attributes, which
 * nonces don't cover. The development server needs eval for its source maps.
 */
export function contentSecurityPolicy({ nonce, isHttps, isDevelopment, checkoutUrl }: PolicyFacts) {
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

/** Two years, subdomains included. */
export const STAY_ON_HTTPS = 'max-age=63072000; includeSubDomains'

/** Set on every response, beside the policy. */
export function securityHeaders(isHttps: boolean, takesPayments = false): [string, string][] {
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // Mailed links hold a secret in the path, so other sites never get a referrer.
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    // Banks confirm a payment in a popup, which answers the checkout that opened it.
    ['cross-origin-opener-policy', takesPayments ? 'same-origin-allow-popups' : 'same-origin'],
  ]
  return isHttps ? [...always, ['strict-transport-security', STAY_ON_HTTPS]] : always
}
