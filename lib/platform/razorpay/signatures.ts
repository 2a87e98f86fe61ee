import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { isSameToken } from '@/lib/platform/secrets'

const signedBy = (secret: string | undefined, value: string | Uint8Array, signature: string) =>
  secret !== undefined && isSameToken(createHmac('sha256', secret).update(value).digest('hex'), signature)

/** Verifies the checkout's signature of a subscription payment. */
export const isSignedPayment = (payment: { subscriptionId: string; paymentId: string; signature: string }) =>
  signedBy(env.RAZORPAY_KEY_SECRET, `${payment.paymentId}|${payment.subscriptionId}`, payment.signature)

/** Verifies the checkout's signature of an invoice payment; `orderId` is the invoice's order. */
export const isSignedOrder = (payment: { orderId: string; paymentId: string; signature: string }) =>
  signedBy(env.RAZORPAY_KEY_SECRET, `${payment.orderId}|${payment.paymentId}`, payment.signature)

const isSigned = (body: Uint8Array, signature: string) =>
  [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].some((secret) =>
    signedBy(secret, body, signature),
  )

/** The verified content; null: not signed by Razorpay. During a change of secret the earlier one counts too. */
export function openSigned(body: Uint8Array, signature: string): unknown {
  if (!isSigned(body, signature)) return null
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
