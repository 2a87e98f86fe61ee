import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth from 'next-auth'
import { rememberAccount } from '@/lib/access/device'
import { authOptions } from '@/lib/members/sign-in/auth-options'
import { unique } from '@/tests/factories/workspaces'

const origin = 'http://rapport.test'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const headers = { host: 'rapport.test', 'x-forwarded-proto': 'http' }

type Sent = { query?: Record<string, string>; body?: Record<string, unknown> }

/** What came back, in the words of HTTP: `url` is where a redirect or next-auth's JSON leads. */
function anAnswer() {
  const answer = { status: 200, url: '', body: undefined as unknown }
  let cookies: string[] = []
  const response = {
    status: (status: number) => ((answer.status = status), response),
    getHeader: () => cookies,
    setHeader(name: string, value: string | string[]) {
      if (name === 'Set-Cookie') cookies = [value].flat()
      if (name === 'Location') answer.url = String(value)
      return response
    },
    json: (sent: { url?: string }) => ((answer.body = sent), (answer.url = sent.url ?? '')),
    send: (sent: unknown) => (answer.body = sent),
    end: () => undefined,
  }
  return { answer, response: response as unknown as NextApiResponse, setCookies: () => cookies }
}

function keep(cookies: Record<string, string>, set: string[]) {
  for (const header of set) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (value === '') delete cookies[name]
    else cookies[name] = decodeURIComponent(value)
  }
}

/** A browser at the addresses under /api/auth: it keeps its cookies, and nothing else. */
export function aBrowser(address = unique('address')) {
  const cookies: Record<string, string> = {}
  const heard = { failures: 0 }
  let device: string | null = null
  let firstStep: string | null = null

  async function send(method: string, path: string, { query = {}, body }: Sent) {
    const { answer, response, setCookies } = anAnswer()
    const request = { method, body, cookies, headers, query: { ...query, nextauth: path.split('/') } }
    const options = authOptions(
      { address, device, registration: null, origin, userAgent, firstStep },
      {
        onSignIn: (email) => void (device = rememberAccount(device, email)),
        onFirstStep: (token) => void (firstStep = token),
        onFailure: () => void (heard.failures += 1),
      },
    )
    await NextAuth(request as unknown as NextApiRequest, response, options)
    keep(cookies, setCookies())
    return answer
  }

  const get = (path: string, query: Record<string, string> = {}) => send('GET', path, { query })

  /** Posts as next-auth's client does: with the token of the csrf address, asking for JSON. */
  async function post(path: string, body: Record<string, unknown> = {}) {
    const { csrfToken } = (await get('csrf')).body as { csrfToken: string }
    return send('POST', path, { body: { csrfToken, json: 'true', ...body } })
  }

  return { cookies, heard, get, post, send, session: async () => (await get('session')).body }
}
