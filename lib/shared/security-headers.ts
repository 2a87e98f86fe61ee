type PolicyFacts = {
  nonce: string
  isHttps: boolean
  isDevelopment: boolean
  /** Where the checkout is, if this installation takes payments. */
  checkoutUrl?: string
}

/**
 * Razorpay's checkout draws itself in a frame. People come to the page of the plan without loading it anew, under the policy
 * of the page they began with, so every page allows it.
 */
const framesOf = (checkoutUrl: string) =>
  `frame-src ${[...new Set([new URL(checkoutUrl).origin, 'https://api.razorpay.com'])].join(' ')}`

/**
 * Scripts run only with this response's nonce. Styles may be inline, because positioned menus and server-drawn charts
 * carry style attributes, which no nonce can cover. The development server needs eval for its source maps.
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

/** For two years, and under every name below ours. */
export const STAY_ON_HTTPS = 'max-age=63072000; includeSubDomains'

/** Every response carries these beside the policy. */
export function securityHeaders(isHttps: boolean, takesPayments = false): [string, string][] {
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // A link from an e-mail holds its secret in the path, so no other site may ever see where someone came from.
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    // Banks ask for a payment in a window of their own, and answer the checkout that opened it.
    ['cross-origin-opener-policy', takesPayments ? 'same-origin-allow-popups' : 'same-origin'],
  ]
  return isHttps ? [...always, ['strict-transport-security', STAY_ON_HTTPS]] : always
}
