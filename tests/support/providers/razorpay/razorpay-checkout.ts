/** The script of the checkout as a page loads it: a frame that asks, and answers as Razorpay's does. */
export const checkoutScript = `
const from = new URL(document.currentScript.src)
window.Razorpay = class {
  constructor(options) { this.options = options; this.failed = [] }
  on(event, listener) { if (event === 'payment.failed') this.failed.push(listener) }
  open() {
    const frame = document.createElement('iframe')
    frame.title = 'Razorpay'
    frame.style = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647'
    frame.src = from.origin + '/razorpay/checkout?id=' + encodeURIComponent(this.options.subscription_id ?? this.options.order_id)
    const close = () => { frame.remove(); removeEventListener('message', hear) }
    const hear = ({ origin, data }) => {
      if (origin !== from.origin) return
      if (data.kind === 'failed') return this.failed.forEach((listener) => listener({ error: { code: 'BAD_REQUEST_ERROR' } }))
      close()
      if (data.kind === 'paid') this.options.handler(data.answer)
      else this.options.modal?.ondismiss?.()
    }
    addEventListener('message', hear)
    document.body.append(frame)
  }
}
`

/** What stands in the frame. */
export const checkoutPage = (facts: { id: string; sum: string }) => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Razorpay (stand-in)</title>
<body style="font:16px/1.5 system-ui;margin:0;background:#0008;display:grid;place-items:center;min-height:100vh">
<main role="dialog" aria-label="Razorpay" style="background:#fff;color:#0f172a;padding:24px;border-radius:12px;max-width:22rem">
<h1 style="font-size:20px;margin:0">Pay ${facts.sum} to Rapport</h1>
<p>A stand-in for Razorpay: no money moves.</p>
<p role="status"></p>
<button id="pay">Pay</button> <button id="fail">Fail</button> <button id="close">Close</button></main>
<script>
const tell = (message) => parent.postMessage(message, '*')
const send = (act) => fetch('/razorpay/checkout', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ id: '${facts.id}', act }) }).then((answer) => answer.json())
pay.onclick = async () => tell({ kind: 'paid', answer: await send('pay') })
fail.onclick = async () => { document.querySelector('[role=status]').textContent = 'The card was declined.'; tell({ kind: 'failed' }) }
document.getElementById('close').onclick = () => tell({ kind: 'closed' })
</script></body></html>`
