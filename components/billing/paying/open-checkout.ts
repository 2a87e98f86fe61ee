import type { Checkout } from '@/lib/billing/paying/queries/get-paying'

/** The script's answer after a payment. */
interface PaidAnswer {
  razorpay_payment_id: string
  razorpay_signature: string
}

interface CheckoutOptions {
  key: string
  subscription_id?: string
  order_id?: string
  subscription_card_change?: boolean
  name: string
  description: string
  prefill: { name: string; email: string }
  handler: (answer: PaidAnswer) => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => { open: () => void }
  }
}

/** Loads the checkout script only when somebody pays. */
function fetchScript(url: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The checkout could not be loaded.'))
    }
    document.head.append(script)
  })
}

export interface CheckoutCall {
  checkout: Checkout
  /** A subscription, or an invoice's order. */
  paid: { subscription_id: string } | { order_id: string }
  description: string
  payer: { name: string; email: string }
  isCardChange?: boolean
}

/** Opens Razorpay's checkout; resolves to its signature, or null if closed unpaid. */
export async function openCheckout({ checkout, paid, description, payer, isCardChange }: CheckoutCall) {
  await fetchScript(checkout.scriptUrl)
  const { Razorpay } = window
  if (!Razorpay) throw new Error('The checkout could not be loaded.')
  return new Promise<{ paymentId: string; signature: string } | null>((resolve) => {
    const options: CheckoutOptions = {
      key: checkout.keyId,
      ...paid,
      name: 'Rapport',
      description,
      prefill: payer,
      ...(isCardChange ? { subscription_card_change: true } : {}),
      handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) => resolve({ paymentId, signature }),
      modal: { ondismiss: () => resolve(null) },
    }
    new Razorpay(options).open()
  })
}
