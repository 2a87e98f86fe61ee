const LOOPBACK = ['localhost', '127.0.0.1']

/** Agrees on the consent page of a stand-in on this machine; a real provider is nobody's to agree to here: null. */
export async function agreeAt(address: string): Promise<{ state: string; code: string } | null> {
  if (!LOOPBACK.includes(new URL(address).hostname)) return null
  const page = await (await fetch(address)).text()
  const [, link = ''] = page.match(/href="([^"]*code=[^"]*)"/) ?? []
  const query = new URL(link.replaceAll('&#38;', '&')).searchParams
  return { state: query.get('state') ?? '', code: query.get('code') ?? '' }
}
