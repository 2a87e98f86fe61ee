import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { isSameToken } from '@/lib/platform/secrets'

const signedBy = (secret: string | undefined, value: string | Uint8Array, signature: string) =>
  secret !== undefined && isSameToken(createHmac('sha256', secret).update(value).digest('hex'), signature)

/** Whether the browser brings what Razorpay's checkout signed for this payment of this subscription. */
export const isSignedPayment = (payment: { subscriptionId: string; paymentId: string; signature: string }) =>
  signedBy(env.RAZORPAY_KEY_SECRET, `${payment.paymentId}|${payment.subscriptionId}`, payment.signature)

/** Whether the browser brings what the checkout signed for this payment of an invoice, whose order is `orderId`. */
export const isSignedOrder = (payment: { orderId: string; paymentId: string; signature: string }) =>
  signedBy(env.RAZORPAY_KEY_SECRET, `${payment.orderId}|${payment.paymentId}`, payment.signature)

const isSigned = (body: Uint8Array, signature: string) =>
  [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].some((secret) =>
    signedBy(secret, body, signature),
  )

/**
 * What Razorpay sent, read only once its signature is proven; null: it is not Razorpay's. While the secret is being
 * changed, what the earlier one signed counts too.
 */
export function openSigned(body: Uint8Array, signature: string): unknown {
  if (!isSigned(body, signature)) return null
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
