import 'server-only'
import { keyedHash, isSameToken } from '@/lib/platform/secrets'
import { env } from '@/lib/platform/env'

const signedBy = (secret: string | undefined, value: string, signature: string) =>
  Boolean(secret) && isSameToken(keyedHash(Buffer.from(secret ?? ''), value), signature)

/** Whether the browser brings what Razorpay's checkout signed for this payment of this subscription. */
export const isSignedPayment = (payment: { subscriptionId: string; paymentId: string; signature: string }) =>
  signedBy(env.RAZORPAY_KEY_SECRET, `${payment.paymentId}|${payment.subscriptionId}`, payment.signature)

/** Whether Razorpay sent this body. While its secret is being changed, what the earlier one signed counts too. */
export const isSignedEvent = (body: string, signature: string) =>
  [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].some((secret) =>
    signedBy(secret, body, signature),
  )
