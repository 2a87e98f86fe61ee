import http from 'node:http'
import { Stop } from '../support/print.mjs'

/** @typedef {{ url: string, cookie: string, expect: string, name: string }} Question one address, asked by one person */
/** @typedef {{ body: string, milliseconds: number }} Answer */

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

/**
 * One request over the one connection. Stops when the answer is not the page that was meant.
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export async function ask({ url, cookie, expect, name }) {
  const start = performance.now()
  const { status, location, body } = await get(url, { accept: 'text/html,application/json', cookie })
  const milliseconds = performance.now() - start
  if (status !== 200) throw new Stop(`${name} answered ${status}${location ? `, to ${location}` : ''}.`)
  if (!body.includes(expect)) throw new Stop(`${name} does not hold "${expect}".`)
  return { body, milliseconds }
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, location: string, body: string }>}
 */
function get(url, headers) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers, timeout: 60_000 }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part) => void (body += part))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body }),
      )
    })
    request.once('timeout', () => request.destroy(new Stop(`${url} gave no answer in a minute.`)))
    request.once('error', reject)
  })
}

/** Lets go of the connection, so that nothing keeps the process. */
export const hangUp = () => agent.destroy()
