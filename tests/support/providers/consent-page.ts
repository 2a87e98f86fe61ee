const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page on which somebody agrees or declines, as a provider shows it: two links back to the product. */
export function consentPage(provider: string, back: { redirectUri: string; state: string; code: string }) {
  const to = (query: Record<string, string>) => {
    const url = new URL(back.redirectUri)
    url.search = new URLSearchParams({ ...query, state: back.state }).toString()
    return escaped(url.href)
  }
  const link = 'display:inline-block;padding:10px 18px;margin-right:12px;border-radius:8px;text-decoration:none'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(provider)} (stand-in)</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1rem">
<h1 style="font-size:22px">Rapport wants to use ${escaped(provider)}</h1>
<p>A stand-in for ${escaped(provider)}: it stores nothing and reaches nobody.</p>
<p><a style="${link};background:#0f766e;color:#fff" href="${to({ code: back.code })}">Allow</a>
<a style="${link};color:#334155;border:1px solid #cbd5e1" href="${to({ error: 'access_denied' })}">Decline</a></p></body></html>`
}
